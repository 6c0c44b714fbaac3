import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { verifyDocuments } from '../testing/verify-documents.ts';

const writer = fileURLToPath(new URL('../testing/write-documents-forever.ts', import.meta.url));
const kills = 24;
const maxDocumentsBeforeKill = 25;

/** Runs the writer until it has acknowledged some documents, kills it, answers the last of them. */
async function killWriter(home: string, first: number): Promise<number> {
  const child = spawn(process.execPath, [writer, home, String(first)]);
  const enough = 1 + Math.floor(Math.random() * maxDocumentsBeforeKill);
  let acknowledged = first - 1;
  for await (const line of createInterface(child.stdout)) {
    acknowledged = Number(line);
    if (acknowledged - first + 1 >= enough) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return acknowledged;
}

/** Kills a writer in one folder again and again; each start continues from the last state. */
async function expectWholeAfterKills(times: number): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'pazar-kill-'));
  let next = 1;
  for (let round = 0; round < times; round += 1) {
    const acknowledged = await killWriter(home, next);
    const { document, statement, isMatch } = await verifyDocuments(join(home, 'documents'));
    const version = document.microFrontends['catalog']?.[0]?.metadata.version ?? '';
    const written = Number(version.slice('0.0.'.length));
    expect(isMatch).toBe(true);
    expect(statement.sequence).toBeGreaterThanOrEqual(acknowledged);
    expect(written).toBe(statement.sequence);
    next = written + 1;
  }
  await rm(home, { recursive: true, force: true });
}

describe('The folder of documents', () => {
  it(`holds whole, signed documents, none older than acknowledged, after ${kills} kills`, async () => {
    const lanes = 4;
    const folders = Array.from({ length: lanes }, () => expectWholeAfterKills(kills / lanes));
    await expect(Promise.all(folders)).resolves.toHaveLength(lanes);
  });
});
