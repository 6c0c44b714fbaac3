import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesFile } from '@pazar/contracts/releases/notices-file';

/** The notices of a build: name of each package, and its text. */
export function readNotices(out: string): Map<string, string> {
  const [, ...parts] = readFileSync(join(out, noticesFile), 'utf8').split(/\n-{80}\n/);
  return new Map(parts.map((part) => [/^\s*(\S+)/.exec(part)?.[1] ?? '', part]));
}

/** The packages of others that hold files of a build. */
export function packagesOfOthers(files: readonly string[]): string[] {
  const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)[\\/]/;
  return [
    ...new Set(files.map((file) => name.exec(file)?.[1]).filter((found) => found !== undefined)),
  ];
}
