import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The full path of a program in `PATH`, or `null`. */
export function findProgram(name: string, searchPath = process.env['PATH'] ?? ''): string | null {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}
