import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A string in every script of a build: changed by one byte, the script would still run. */
const harmless = '"use strict"';
const changed = '"use strics"';

/**
 * Changes one byte of each matching script, in its compressed copies too, so that the browser gets
 * the change. Returns the function that undoes it.
 */
export async function flipByte(folder: string, pattern: string): Promise<() => Promise<void>> {
  const scripts = globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
  if (scripts.length === 0) throw new Error(`No file matches ${pattern} in ${folder}`);
  const files = scripts.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  const originals = await Promise.all(
    files.map(async (file) => ({ file, bytes: await readFile(file) })),
  );
  for (const script of scripts) {
    const text = await readFile(script, 'utf8');
    if (!text.includes(harmless)) throw new Error(`${script} has no ${harmless}`);
    const bytes = Buffer.from(text.replace(harmless, changed));
    await writeFile(script, bytes);
    await writeFile(`${script}.br`, brotliCompressSync(bytes));
    await writeFile(`${script}.gz`, gzipSync(bytes));
  }
  return async () => {
    for (const { file, bytes } of originals) await writeFile(file, bytes);
  };
}
