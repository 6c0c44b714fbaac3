import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
import { deserialize, serialize } from 'node:v8';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { pgliteExtensions } from '../database/pglite-extensions.ts';

/** The files of an embedded database by their paths inside PGlite; a folder has no content. */
type Snapshot = Map<string, { mode: number; content: Uint8Array | null }>;

/** A file or a folder of PGlite's files in memory, which are Emscripten's. */
interface FileNode {
  mode: number;
  contents: Uint8Array;
  usedBytes: number;
  node_ops: {
    mknod: (parent: FileNode, ...file: [name: string, mode: number, device: number]) => FileNode;
  };
  stream_ops: { write: Write };
}
type Write = (stream: { node: FileNode }, ...rest: unknown[]) => number;

interface MemoryFiles {
  isDir: (mode: number) => boolean;
  readdir: (path: string) => string[];
  lookupPath: (path: string) => { node: FileNode };
  mkdirTree: (path: string) => void;
}

const root = '/pglite/data';
/** The permission bits of a file mode. */
const permissions = 0o777;

/** PGlite clears its shared buffers at each start: 128 MB by default, which takes 0.2 s. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

function filesOf(client: PGlite): MemoryFiles {
  // PGlite types them with Emscripten's types, which it does not bring along.
  const files: unknown = client.Module.FS;
  // These are the members that Emscripten has had since its version 1.
  return files as MemoryFiles;
}

/** Writes all files of an open database to `path`. */
export async function writeSnapshot(client: PGlite, path: string): Promise<void> {
  await client.query('checkpoint');
  const files = filesOf(client);
  const snapshot: Snapshot = new Map();
  function add(place: string): void {
    const { mode, contents, usedBytes } = files.lookupPath(place).node;
    if (!files.isDir(mode)) {
      snapshot.set(place, { mode, content: contents.slice(0, usedBytes) });
      return;
    }
    snapshot.set(place, { mode, content: null });
    const names = files.readdir(place).filter((name) => name !== '.' && name !== '..');
    for (const name of names) add(`${place}/${name}`);
  }
  add(root);
  await writeFile(path, serialize(snapshot));
}

const read = new Map<string, Promise<Snapshot>>();

function readSnapshot(path: string): Promise<Snapshot> {
  const snapshot =
    read.get(path) ??
    readFile(path).then(
      // `writeSnapshot` has written it.
      (bytes) => deserialize(bytes) as Snapshot,
    );
  read.set(path, snapshot);
  return snapshot;
}

/**
 * Writes the files of a snapshot into `folder`, which must not exist yet: a service starts on it as
 * on its own data.
 */
export async function copyIntoFolder(path: string, folder: string): Promise<void> {
  for (const [place, { mode, content }] of await readSnapshot(path)) {
    const target = join(folder, place.slice(root.length));
    if (content === null) mkdirSync(target, { recursive: true, mode: mode & permissions });
    else writeFileSync(target, content, { mode: mode & permissions });
  }
}

/** Opens a database from the files of a snapshot; without one, a new database. */
export async function openInMemory(path?: string): Promise<PGlite> {
  const fs = path === undefined ? new MemoryFS() : new CopiedFiles(await readSnapshot(path));
  return PGlite.create({ fs, extensions: pgliteExtensions, startParams });
}

/** Files in memory that share the contents of a snapshot. A file is copied when it is first written. */
class CopiedFiles extends MemoryFS {
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    super();
    this.#snapshot = snapshot;
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg === undefined) throw new Error('The files are made before their database.');
    const files = filesOf(this.pg);
    const folders = new Map<string, FileNode>();
    const shared = new Set<FileNode>();
    for (const [path, { mode, content }] of this.#snapshot) {
      if (content === null) {
        files.mkdirTree(path);
        const { node } = files.lookupPath(path);
        node.mode = mode;
        folders.set(path, node);
      } else {
        const folder = folders.get(dirname(path));
        if (folder === undefined) throw new Error(`A snapshot has ${path} before its folder.`);
        const node = folder.node_ops.mknod(folder, basename(path), mode, 0);
        node.contents = content;
        node.usedBytes = content.length;
        shared.add(node);
        node.stream_ops = copyOnWrite(node.stream_ops, shared);
      }
    }
  }
}

function copyOnWrite(operations: FileNode['stream_ops'], shared: Set<FileNode>) {
  return {
    ...operations,
    write: (stream: { node: FileNode }, ...rest: unknown[]) => {
      const { node } = stream;
      if (shared.delete(node)) node.contents = node.contents.slice();
      return operations.write(stream, ...rest);
    },
  };
}
