/** One file of a build; `path` is relative to the build's folder, with forward slashes. */
export interface BuildFile {
  path: string;
  bytes: Uint8Array;
}

/** A file as it is stored; `length` in bytes. */
export interface FileRecord {
  path: string;
  integrity: string;
  length: number;
}

/** Encodings stored next to a file, made by the build so that no server compresses at run time. */
const encodedSuffix = /\.(?:br|gz)$/;

/** True for the compressed twin of another file. */
export function isEncodedTwin(path: string): boolean {
  return encodedSuffix.test(path);
}

/** The path of the file that a compressed twin decodes to. */
export function decodedPath(path: string): string {
  return path.replace(encodedSuffix, '');
}
