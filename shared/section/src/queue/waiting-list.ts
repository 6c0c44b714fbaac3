import type { Waiting, WaitingFailure, WaitingKind } from './waiting.ts';

/**
 * How long the server is sure to remember an idempotency key: its 24 hours, less one for an
 * inaccurate clock of the device.
 */
const keyIsRemembered = 23 * 60 * 60 * 1000;

type Queue<Entry> = readonly Entry[];

function changed<Entry extends Waiting>(
  queue: Queue<Entry>,
  key: string,
  change: Partial<Waiting>,
): Queue<Entry> {
  return queue.map((old) => (old.key === key ? { ...old, ...change } : old));
}

/** Appends the latest entry. Adding the same key twice changes nothing. */
export function enqueue<Entry extends Waiting>(queue: Queue<Entry>, entry: Entry): Queue<Entry> {
  return queue.some(({ key }) => key === entry.key) ? queue : [...queue, entry];
}

export function dequeue<Entry extends Waiting>(queue: Queue<Entry>, key: string): Queue<Entry> {
  return queue.filter((entry) => entry.key !== key);
}

/**
 * The keys of the entries that an earlier one holds back. A failed entry blocks only later entries
 * about the same subject, because those may depend on it.
 */
export function heldBack<Entry extends Waiting>(
  queue: Queue<Entry>,
  subjectOf: WaitingKind<Entry, unknown>['subjectOf'],
): ReadonlySet<string> {
  const failed = new Set<string>();
  const held = new Set<string>();
  for (const entry of queue) {
    if (entry.failure !== null) failed.add(subjectOf(entry));
    else if (failed.has(subjectOf(entry))) held.add(entry.key);
  }
  return held;
}

/** The entry to send next, in order. */
export function nextToSend<Entry extends Waiting>(
  queue: Queue<Entry>,
  subjectOf: WaitingKind<Entry, unknown>['subjectOf'],
): Entry | undefined {
  const held = heldBack(queue, subjectOf);
  return queue.find(({ key, failure }) => failure === null && !held.has(key));
}

/**
 * Whether the server may have accepted an entry and forgotten its key: sending again could
 * duplicate it.
 */
export function isUnsure({ sentAt }: Waiting, now: Date): boolean {
  return sentAt !== null && now.getTime() - Date.parse(sentAt) > keyIsRemembered;
}

/** Records the time of the first try; later tries keep it. */
export function markSent<Entry extends Waiting>(
  queue: Queue<Entry>,
  key: string,
  now: Date,
): Queue<Entry> {
  const entry = queue.find((old) => old.key === key);
  if (entry === undefined || entry.sentAt !== null) return queue;
  return changed(queue, key, { sentAt: now.toISOString() });
}

export function markFailed<Entry extends Waiting>(
  queue: Queue<Entry>,
  key: string,
  failure: WaitingFailure,
): Queue<Entry> {
  return changed(queue, key, { failure });
}

/** Lets an entry that failed be sent again as it is, under its own key. */
export function retry<Entry extends Waiting>(queue: Queue<Entry>, key: string): Queue<Entry> {
  return changed(queue, key, { failure: null });
}

/**
 * Replaces the failed entry by the fixed one, in its position. It needs a new key: with the old one
 * the server would compare it with the first request.
 */
export function fix<Entry extends Waiting>(
  queue: Queue<Entry>,
  key: string,
  entry: Entry,
): Queue<Entry> {
  return changed(queue, key, { ...entry, sentAt: null, failure: null });
}
