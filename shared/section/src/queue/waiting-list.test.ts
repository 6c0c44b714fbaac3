import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWaitingNote, waitingNotes, type WaitingNote } from '../../test/waiting-notes.ts';
import { readKeptEntries } from './waiting.ts';
import { unsure } from './waiting-failure.ts';
import {
  dequeue,
  enqueue,
  isUnsure,
  markFailed,
  markSent,
  fix,
  nextToSend,
} from './waiting-list.ts';
import { waitingState } from './waiting-state.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const anEntry = (number: number, over: Partial<WaitingNote> = {}) =>
  aWaitingNote({ key: uuid(number), ...over });

const readKept = (kept: unknown) => readKeptEntries(kept, waitingNotes.isReadable);

const sendNext = (queue: readonly WaitingNote[]) => nextToSend(queue, waitingNotes.subjectOf);

/**
 * Sends all entries, rejecting those that `refuses` matches, and returns the keys in the order of
 * sending.
 */
function drain(queue: readonly WaitingNote[], refuses: (entry: WaitingNote) => boolean): string[] {
  const sent: string[] = [];
  let left = queue;
  for (let entry = sendNext(left); entry !== undefined; entry = sendNext(left)) {
    const { key } = entry;
    sent.push(key);
    left = refuses(entry) ? markFailed(left, key, unsure) : dequeue(left, key);
  }
  return sent;
}

describe('Entries that wait', () => {
  it('go in the order in which they were made, each once, whatever is refused', () => {
    const entries = fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 20 });
    fc.assert(
      fc.property(
        entries,
        fc.integer({ min: 1, max: 4 }),
        fc.func(fc.boolean()),
        (numbers, books, refused) => {
          const queue = numbers.reduce<readonly WaitingNote[]>(
            (all, number) => enqueue(all, anEntry(number, { book: uuid(number % books) })),
            [],
          );
          const refuses = ({ key }: WaitingNote) => refused(key);
          const sent = drain(queue, refuses);
          const expected = queue.filter(
            (entry, index) =>
              !queue
                .slice(0, index)
                .some((before) => before.book === entry.book && refuses(before)),
          );
          expect(sent).toEqual(expected.map(({ key }) => key));
        },
      ),
    );
  });

  it('are held back by one about the same that failed, until it is fixed', () => {
    const failed = markFailed([anEntry(2), anEntry(3)], uuid(2), unsure);
    expect(sendNext(failed)).toBeUndefined();
    expect(sendNext(fix(failed, uuid(2), anEntry(9)))?.key).toBe(uuid(9));
    expect(sendNext(dequeue(failed, uuid(2)))?.key).toBe(uuid(3));
  });

  it.each([
    ['offline', {}, { isOnline: false }],
    ['next', {}, {}],
    ['unanswered', { sentAt: '2026-11-21T08:00:00.000Z' }, {}],
    ['held', {}, { isHeld: true }],
    ['unsure', { failure: unsure }, {}],
    ['unsure', { failure: { ...unsure, code: 'unread' } }, {}],
    ['refused', { failure: { ...unsure, code: 'not-found' } }, { isHeld: true }],
  ] as const)('are %s: %j, %j', (state, entry, around) => {
    expect(waitingState(anEntry(2, entry), { isHeld: false, isOnline: true, ...around })).toBe(
      state,
    );
  });

  it('are listed once, however often they are entered', () => {
    expect(enqueue(enqueue([], anEntry(2)), anEntry(2))).toHaveLength(1);
  });

  it('keep the time of the first try', () => {
    const first = new Date('2026-11-21T09:00:00.000Z');
    const once = markSent([anEntry(2)], uuid(2), first);
    const twice = markSent(once, uuid(2), new Date('2026-11-21T10:00:00.000Z'));
    expect(twice[0]?.sentAt).toBe(first.toISOString());
  });

  it('are unsure when they were sent so long ago that the server forgot them', () => {
    const entry = anEntry(2, { sentAt: '2026-11-21T08:00:00.000Z' });
    expect(isUnsure(entry, new Date('2026-11-22T06:59:00.000Z'))).toBe(false);
    expect(isUnsure(entry, new Date('2026-11-22T07:01:00.000Z'))).toBe(true);
    expect(isUnsure(anEntry(2), new Date('2027-01-01T00:00:00.000Z'))).toBe(false);
  });

  it('are read back as they were kept, and what is something else as text', () => {
    expect(readKept([anEntry(2), { key: 'other' }, null])).toEqual({
      entries: [anEntry(2)],
      unreadable: ['{"key":"other"}', 'null'],
    });
    expect(readKept(undefined)).toEqual({ entries: [], unreadable: [] });
  });
});
