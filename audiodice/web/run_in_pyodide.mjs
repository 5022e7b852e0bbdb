// Runs Python in Pyodide under node: node run_in_pyodide.mjs PYODIDE-FOLDER HOST-FOLDER CODE
// HOST-FOLDER is there as /host, and first in sys.path.
import { pathToFileURL } from "node:url";
import path from "node:path";
import process from "node:process";

const [pyodideFolder, hostFolder, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodideFolder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodideFolder });
python.FS.mkdir("/host");
python.FS.mount(python.FS.filesystems.NODEFS, { root: hostFolder }, "/host");
try {
  python.runPython(`import sys; sys.path.insert(0, "/host")\n${code}`);
} catch (error) {
  console.error(String(error.message).trim().split("\n").at(-1));
  process.exitCode = 1;
}
