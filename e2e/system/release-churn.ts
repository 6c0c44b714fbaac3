import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { CheckedDocument } from '@pazar/service/document-set';
import { keysOf, readInTab, readPage } from './page-document.ts';
import type { OpenedSystem } from './open-system.ts';
import { act } from './registry.ts';
import { publishBuild, readBuild, uploadFile } from './upload.ts';

/** The remote that is published and rolled back. */
const remote = 'promotion';

/** How long a reader waits between two looks, in milliseconds. */
const pauseMs = 500;

/** How long the search for a change waits between two new pages, and when it gives up, in milliseconds. */
const searchMs = 10;
const longestMs = 60_000;

/**
 * The results of the readers, and the times of the changes in milliseconds: from the request until a
 * new page shows the change. A time is too long by `searchMs` and one request at most.
 */
export interface ChurnReport {
  readonly reads: number;
  /** Reads of document and statement by two requests between which a document was issued. */
  readonly repeated: number;
  /** Sets that were not issued together, and answers that were no document. */
  readonly faults: readonly string[];
  /** Of publishes: the new page has the version. */
  readonly publishMs: readonly number[];
  /** Of rollbacks: the new page lacks it. */
  readonly rollbackMs: readonly number[];
}

interface Seen {
  readonly sequence: number;
  readonly version: string | undefined;
}

/** Publishes and rolls back again and again while readers load what the edge serves. */
export async function churn(
  system: OpenedSystem,
  { cycles, readers }: { cycles: number; readers: number },
): Promise<ChurnReport> {
  const build = await readBuild(remote);
  const keys = await keysOf(system.shell);
  const report = { reads: 0, repeated: 0, faults: new Array<string>() };
  const seen: Seen[] = [];
  const issued = new Map<number, string | null>();
  const times = { publishMs: new Array<number>(), rollbackMs: new Array<number>() };
  const over = new AbortController();
  // A system that churned before has the versions of that series.
  const series = randomInt(1_000_000_000);

  async function readForEver(index: number): Promise<void> {
    await wait((index * pauseMs) / readers);
    for (; !over.signal.aborted; await wait(pauseMs)) {
      try {
        seen.push(index % 2 === 0 ? await readOne() : await readTwo());
        report.reads += 1;
      } catch (error) {
        report.faults.push(String(error));
      }
    }
  }

  /** As a browser does: two requests, and both again when a document was issued between them. */
  async function readTwo(): Promise<Seen> {
    const read = async () => seenIn(await readInTab(system.shell, keys));
    try {
      return await read();
    } catch {
      report.repeated += 1;
      return read();
    }
  }
  const readOne = async () => seenIn(await readPage(system.shell, keys));

  const reading = Array.from({ length: readers }, (_, index) => readForEver(index));
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const before = (await readOne()).version;
    const version = `9.${series}.${cycle}`;
    const marker = uploadFile('assets/churn.txt', Buffer.from(version));
    const start = performance.now();
    issued.set(await publishBuild(system, { remote, version, files: [...build, marker] }), version);
    await untilVersion(version);
    times.publishMs.push(performance.now() - start);
    const back = performance.now();
    const { sequence, state } = await act(system, { remote, action: 'rollback' });
    issued.set(sequence, state.stable);
    await untilVersion(before);
    times.rollbackMs.push(performance.now() - back);
  }
  over.abort();
  await Promise.all(reading);
  for (const { sequence, version } of seen) {
    if (issued.has(sequence) && issued.get(sequence) !== version) {
      report.faults.push(`document ${sequence} had ${version}, not ${issued.get(sequence)}`);
    }
  }
  return { ...report, ...times };

  async function untilVersion(expected: string | undefined): Promise<void> {
    const end = performance.now() + longestMs;
    while (performance.now() < end) {
      const { version } = await readOne();
      if (version === expected) return;
      await wait(searchMs);
    }
    throw new Error(`No page had version ${expected} within ${longestMs / 1000} s`);
  }
}

const seenIn = ({ document, statement }: CheckedDocument): Seen => ({
  sequence: statement.sequence,
  version: liveVersion(document),
});

function liveVersion({ microFrontends }: DiscoveryDocument): string | undefined {
  return microFrontends[remote]?.find(({ deployment }) => deployment.default)?.metadata.version;
}
