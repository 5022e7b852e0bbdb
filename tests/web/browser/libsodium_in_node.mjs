// Runs a program of Python in the Pyodide of a built site, with libsodium.js as the worker has it:
// node libsodium_in_node.mjs SITE SCRIPTS CODE, where SCRIPTS has the folder `friends` as modules of node. CODE finds `calls`
// (site/friends/sodium.js) and `given` (a text from stdin), and leaves a text in `answer`.
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [site, scripts, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(site, "pyodide", "pyodide.mjs")).href);
const sodium = await import(pathToFileURL(path.join(scripts, "friends", "sodium.js")).href);
const python = await loadPyodide({ indexURL: path.join(site, "pyodide") });
python.unpackArchive(Uint8Array.from(fs.readFileSync(path.join(site, "audiodice.zip"))).buffer, "zip", { extractDir: "/program" });
python.globals.set("calls", sodium);
let given = "";
for await (const part of process.stdin.setEncoding("utf-8")) given += part; // it need not be there at once
python.globals.set("given", given);
python.runPython(`import sys; sys.path.insert(0, "/program")\n${code}`);
process.stdout.write(python.globals.get("answer"));
