// A folder of Emscripten's memory file system whose changes are stored: each is written to a log (kept_log.js) before it is
// made, and `fsync` returns once the log is flushed. A synced file survives tab, worker and browser.

import { KeptLog } from "./kept_log.js";

const [EIO, ENOSPC, EPERM] = [29, 51, 63];

/** Mounts the stored files at `folder`; returns an object that closes them. `slots` are as in KeptLog; `failed` is called if a change cannot be stored. */
export function mountKept(FS, folder, slots, failed = () => {}) {
  const { MEMFS } = FS.filesystems;
  const before = new Files();
  const log = new KeptLog(slots, (change, data) => before.apply(change, data));
  let root = null;
  let quiet = true; // while stored files are restored

  /** The path of a node below the folder; null once it is deleted, even if it is still open. */
  function pathOf(node) {
    const names = [];
    for (; node !== root; node = node.parent) {
      if (node.parent.contents?.[node.name] !== node) return null;
      names.push(node.name);
    }
    return names.reverse().join("/");
  }

  function below(parent, name) {
    const path = pathOf(parent);
    return path === null ? null : path ? `${path}/${name}` : name;
  }

  function keep(change, data) {
    if (quiet || change.p === null || change.q === null) return;
    try {
      if (log.overgrown) log.compact(all(root, ""));
      log.append({ t: Date.now(), ...change }, data);
    } catch (error) {
      failed();
      throw new FS.ErrnoError(error.name === "QuotaExceededError" ? ENOSPC : EIO);
    }
  }

  function* all(node, path) {
    for (const [name, child] of Object.entries(node.contents)) {
      const p = path ? `${path}/${name}` : name;
      const [m, t] = [child.mode, child.mtime];
      if (FS.isDir(child.mode)) {
        yield [{ o: "make", p, m, t }, new Uint8Array(0)];
        yield* all(child, p);
      } else {
        yield [{ o: "make", p, m, t }, new Uint8Array(0)];
        yield [{ o: "write", p, a: 0, t }, MEMFS.getFileDataAsTypedArray(child)];
      }
    }
  }

  function fsync() {
    try {
      log.flush();
    } catch {
      throw new FS.ErrnoError(EIO);
    }
    return 0;
  }

  function wrapped(node) {
    const { node_ops: ops, stream_ops: streams } = node;
    const setattr = (one, attr) => {
      const p = pathOf(one);
      if (attr.size !== undefined) keep({ o: "size", p, n: attr.size });
      if (attr.mode != null) keep({ o: "mode", p, m: attr.mode });
      else if (attr.size === undefined && attr.mtime != null) keep({ o: "time", p, t: +attr.mtime });
      ops.setattr(one, attr);
    };
    if (FS.isDir(node.mode)) {
      node.stream_ops = { ...streams, fsync }; // it also stores names
      node.node_ops = {
        ...ops,
        setattr,
        mknod(parent, name, mode, dev) {
          if (!FS.isDir(mode) && !FS.isFile(mode)) throw new FS.ErrnoError(EPERM);
          keep({ o: "make", p: below(parent, name), m: mode });
          return wrapped(MEMFS.createNode(parent, name, mode, dev));
        },
        symlink() {
          throw new FS.ErrnoError(EPERM);
        },
        rename(old, parent, name) {
          keep({ o: "move", p: pathOf(old), q: below(parent, name) });
          ops.rename(old, parent, name);
        },
        unlink(parent, name) {
          keep({ o: "delete", p: below(parent, name) });
          ops.unlink(parent, name);
        },
        rmdir(parent, name) {
          if (!Object.keys(parent.contents[name]?.contents ?? {}).length) keep({ o: "delete", p: below(parent, name) });
          ops.rmdir(parent, name);
        },
      };
    } else {
      node.node_ops = { ...ops, setattr };
      node.stream_ops = {
        ...streams,
        write(stream, buffer, offset, length, position) {
          if (!length) return 0;
          keep({ o: "write", p: pathOf(stream.node), a: position }, bytesOf(buffer).subarray(offset, offset + length));
          return streams.write(stream, buffer, offset, length, position, false);
        },
        msync(stream, buffer, offset, length) {
          this.write(stream, buffer, 0, length, offset);
          return 0;
        },
        fsync,
      };
    }
    return node;
  }

  FS.mkdirTree(folder);
  FS.mount({ mount: (mount) => (root = wrapped(MEMFS.mount(mount))) }, {}, folder);
  before.putInto(FS, folder);
  quiet = false;
  if (log.overgrown) log.compact(all(root, ""));
  return () => log.close();
}

const bytesOf = (view) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** The files that a log describes. */
export class Files {
  constructor() {
    this.of = new Map(); // path: {mode, time, data}, without data for a folder; folders before their files
  }

  apply({ o, p, q, m, a, n, t }, data) {
    const file = this.of.get(p);
    if (o === "make") this.of.set(p, isFolder(m) ? { mode: m, time: t } : { mode: m, time: t, data: new Uint8Array(0) });
    if (!file) return;
    if (o === "write") {
      const size = Math.max(file.data.length, a + data.length);
      if (size > file.data.length) file.data = resized(file.data, size);
      file.data.set(data, a);
      file.time = t;
    }
    if (o === "size") {
      file.data = resized(file.data, n);
      file.time = t;
    }
    if (o === "time") file.time = t;
    if (o === "mode") file.mode = (file.mode & ~0o7777) | (m & 0o7777);
    if (o === "delete") this.of.delete(p);
    if (o === "move" && p !== q) this.#move(p, q);
  }

  #move(p, q) {
    const moved = [...this.of].filter(([path]) => path === p || path.startsWith(`${p}/`));
    for (const [path] of moved) this.of.delete(path);
    for (const [path, file] of moved) {
      this.of.delete(q + path.slice(p.length));
      this.of.set(q + path.slice(p.length), file);
    }
  }

  putInto(FS, folder) {
    for (const [name, { mode, time, data }] of this.of) {
      const path = `${folder}/${name}`;
      if (data) FS.writeFile(path, data);
      else FS.mkdirTree(path);
      FS.chmod(path, mode & 0o7777);
      FS.utime(path, time, time);
    }
  }
}

const isFolder = (mode) => (mode & 0o170000) === 0o040000;

function resized(data, size) {
  const room = new Uint8Array(size);
  room.set(data.subarray(0, size));
  return room;
}
