import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Buildable } from './buildable.ts';
import { hashFiles } from './hash-files.ts';
import { sourceFiles } from './source-files.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Files outside a package that affect its build. */
async function commonFiles(root: string): Promise<string[]> {
  const shared = (await sourceFiles(path.join(root, 'shared'))).map((file) => `shared/${file}`);
  const top = ['pnpm-lock.yaml', 'tsconfig.base.json', 'tsconfig.browser.json'];
  return [...shared, ...top.filter((file) => existsSync(path.join(root, file)))];
}

/** A hash over everything that a build reads: same hash, same build. */
export async function hashInputs(root: string, target: Buildable): Promise<string> {
  const own = (await sourceFiles(path.join(root, target.folder))).map(
    (file) => `${target.folder}/${file}`,
  );
  const files = [...own, ...(await commonFiles(root))].filter((file) => !isTest(file));
  return hashFiles(root, files);
}

const stampFile = (root: string, target: Buildable) =>
  path.join(root, '.pazar', 'builds', `${target.name}.sha256`);

/** Whether `dist` was built from exactly these inputs. */
export async function isFresh(root: string, target: Buildable, hash: string): Promise<boolean> {
  const stamp = stampFile(root, target);
  if (!existsSync(path.join(root, target.folder, 'dist')) || !existsSync(stamp)) return false;
  return (await readFile(stamp, 'utf8')) === hash;
}

/** Remembers that `dist` was built from these inputs. */
export async function writeStamp(root: string, target: Buildable, hash: string): Promise<void> {
  const stamp = stampFile(root, target);
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}

/** Deletes the stamp, before something else writes into `dist`. */
export async function dropStamp(root: string, target: Buildable): Promise<void> {
  await rm(stampFile(root, target), { force: true });
}
