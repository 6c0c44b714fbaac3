import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { IssuedDocument } from '@pazar/contracts/releases/issued-document';
import { replaceFile, syncFolder, writeSynced } from './replace-file.ts';

/** Issued sets that are kept, for a reader that has just looked up the path of the newest one. */
const keptSets = 3;
const setsFolder = 'issued';
const current = 'current';

/**
 * Writes a document to where the edge reads it. Document, statement and keys are a set in one
 * folder, and renaming one link switches all names to it. So at every moment, also after a crash,
 * the three match.
 */
export async function writeDocument(folder: string, issued: IssuedDocument): Promise<void> {
  const files = {
    'discovery.json': issued.body,
    'discovery.statement.json': issued.statement,
    'trusted-keys.json': `${JSON.stringify(issued.keys)}\n`,
  };
  // Windows does not let every user create links. There a crash between the files leaves a
  // statement for older bytes: browsers then keep their current document.
  if (process.platform === 'win32') return replaceEach(folder, files);
  const set = `${issued.sequence}-${randomUUID()}`;
  const target = join(folder, setsFolder, set);
  await mkdir(target, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeSynced(join(target, name), Buffer.from(text));
  }
  await syncFolder(target);
  await syncFolder(join(folder, setsFolder));
  await replaceLink(join(folder, current), join(setsFolder, set));
  for (const name of Object.keys(files)) await ensureLink(folder, name);
  await syncFolder(folder);
  await removeOldSets(join(folder, setsFolder), issued.sequence);
}

async function replaceEach(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await replaceFile(join(folder, name), Buffer.from(text));
  }
}

async function ensureLink(folder: string, name: string): Promise<void> {
  const path = join(folder, name);
  const known = await lstat(path).catch(() => undefined);
  if (!known?.isSymbolicLink()) await replaceLink(path, join(current, name));
}

async function replaceLink(path: string, target: string): Promise<void> {
  const temporary = join(path, '..', `.${randomUUID()}.tmp`);
  await symlink(target, temporary);
  await rename(temporary, path);
}

async function removeOldSets(folder: string, newest: number): Promise<void> {
  const sets = (await readdir(folder)).map((name) => ({ name, sequence: Number.parseInt(name) }));
  const old = sets
    .toSorted((left, right) => right.sequence - left.sequence)
    .filter(({ sequence }) => sequence < newest)
    .slice(keptSets - 1);
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true });
}
