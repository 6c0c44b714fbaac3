import type { EntryFailure, WaitingEntry, WaitingQueue } from './waiting-entry.ts';

/**
 * How long the server surely remembers an idempotency key. It says 24 hours; one is left for the
 * clock of the device.
 */
const keyIsRemembered = 23 * 60 * 60 * 1000;

function changed(queue: WaitingQueue, key: string, change: Partial<WaitingEntry>): WaitingQueue {
  return queue.map((old) => (old.key === key ? { ...old, ...change } : old));
}

/** What the agent entered last comes last. Entering the same key twice changes nothing. */
export function enqueue(queue: WaitingQueue, entry: WaitingEntry): WaitingQueue {
  return queue.some(({ key }) => key === entry.key) ? queue : [...queue, entry];
}

export function dequeue(queue: WaitingQueue, key: string): WaitingQueue {
  return queue.filter((entry) => entry.key !== key);
}

/**
 * The entry to send next. In order; one that failed holds back what was entered later for the same
 * lot, because that may depend on it, and nothing else.
 */
export function nextToSend(queue: WaitingQueue): WaitingEntry | undefined {
  const held = new Set<string>();
  for (const entry of queue) {
    if (entry.failure !== null) held.add(entry.lot.id);
    else if (!held.has(entry.lot.id)) return entry;
  }
  return undefined;
}

/** Whether the server may have taken an entry and forgotten its key: sending again could double it. */
export function isUnsure({ sentAt }: WaitingEntry, now: Date): boolean {
  return sentAt !== null && now.getTime() - Date.parse(sentAt) > keyIsRemembered;
}

/** Notes the first try; later ones keep it. */
export function markSent(queue: WaitingQueue, key: string, now: Date): WaitingQueue {
  const entry = queue.find((old) => old.key === key);
  if (entry === undefined || entry.sentAt !== null) return queue;
  return changed(queue, key, { sentAt: now.toISOString() });
}

export function markFailed(queue: WaitingQueue, key: string, failure: EntryFailure): WaitingQueue {
  return changed(queue, key, { failure });
}

/** Lets an entry that failed be sent again as it is, under its own key. */
export function retry(queue: WaitingQueue, key: string): WaitingQueue {
  return changed(queue, key, { failure: null });
}

/**
 * Puts a fixed entry where the failed one stood. It needs a key of its own: under the old one the
 * server would compare it with what was sent first.
 */
export function fix(queue: WaitingQueue, key: string, entry: WaitingEntry): WaitingQueue {
  return changed(queue, key, { ...entry, sentAt: null, failure: null });
}
