import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Lets a tool write a JSON report; returns it, or `null` when the tool wrote none. */
export async function withReport<Result>(
  work: (file: string) => Promise<Result>,
): Promise<{ result: Result; report: unknown }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pazar-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const result = await work(file);
    const text = await readFile(file, 'utf8').catch(() => 'null');
    return { result, report: JSON.parse(text) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
