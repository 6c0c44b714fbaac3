import * as z from '@pazar/contracts/schema';
import type { Drafts } from '@pazar/shell/drafts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { whenIdle } from '../clock/when-idle.ts';

/** Answers of one agent: a section's first page reads up to eight. */
const maxAnswers = 16;

/** Characters of one answer; 25 lots have 26,000. All together are an eighth of a browser's 5 million. */
const maxLength = 40_000;

/** Lists of crops, units and places, which rows and forms name. */
const reference = '/v1/reference/';

/** The data of other people, and the agent's own record, stay off the device. */
const isPrivate = (path: string) => path.startsWith('/v1/management/') || path === '/v1/account';

/** Key of the addresses that are kept, the oldest first. */
const indexKey = 'reads';
const indexSchema = z.array(z.string());
const keyOf = (address: string) => `read:${address}`;

/**
 * The answers that the page shows although the network has not given them: the time at which each arrived, by its
 * address.
 */
export type ShownAnswers = StoreApi<ReadonlyMap<string, string>>;

export function createShownAnswers(): ShownAnswers {
  return createStore<ReadonlyMap<string, string>>(() => new Map<string, string>());
}

/** The last answers to the reads of a section's first lists, for an agent without a network. */
export interface KeptReads {
  /** An answer has arrived: it is kept, and the page shows it. */
  readonly keep: (address: string, body: unknown) => void;
  /** The kept answer to a read that was not answered, which the page then shows; undefined without one. */
  readonly find: (address: string) => unknown;
}

export interface KeptReadsOptions {
  /** The storage of the agent: another agent reads nothing in it, and signing out empties it. */
  readonly drafts: Drafts;
  /** What sections declare to read first, as addresses of the API. */
  readonly reads: readonly string[];
  readonly shown: ShownAnswers;
}

/**
 * Keeps the answers to reads whose path a section declares, whatever their filters are, and reference data: the
 * lists that the agent has seen last. A record is not kept, and no list of management.
 */
export function createKeptReads({ drafts, reads, shown }: KeptReadsOptions): KeptReads {
  const paths = new Set(reads.filter((read) => !read.includes('{')).map(pathOf));
  const isKept = (path: string) =>
    (paths.has(path) || path.startsWith(reference)) && !isPrivate(path);

  function show(address: string, keptAt: string | null): void {
    if (keptAt === null && !shown.getState().has(address)) return;
    const others = [...shown.getState()].filter(([one]) => one !== address);
    const all = keptAt === null ? others : [...others, [address, keptAt] as const];
    shown.setState(new Map(all), true);
  }

  function write(address: string, body: unknown): void {
    if (JSON.stringify(body).length > maxLength) return drafts.forget(keyOf(address));
    const { data: known = [] } = indexSchema.safeParse(drafts.read(indexKey)?.content);
    const all = [...known.filter((one) => one !== address), address];
    for (const dropped of all.slice(0, -maxAnswers)) drafts.forget(keyOf(dropped));
    drafts.keep(indexKey, all.slice(-maxAnswers));
    drafts.keep(keyOf(address), body);
  }

  return {
    keep(address, body) {
      show(address, null);
      if (isKept(pathOf(address))) whenIdle(() => write(address, body));
    },
    find(address) {
      const kept = drafts.read(keyOf(address));
      if (kept === null) return undefined;
      show(address, kept.keptAt);
      return kept.content;
    },
  };
}

function pathOf(address: string): string {
  const [path = ''] = address.split('?');
  return path;
}
