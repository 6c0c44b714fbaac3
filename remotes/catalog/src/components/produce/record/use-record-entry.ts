import type { Booking } from '@pazar/contracts/movement';
import type { LotMovementInput } from '@pazar/contracts/movement-input';
import type { LotSummary } from '@pazar/contracts/produce';
import type { EntryOutcome } from '@pazar/section/queue/entry-outcomes';
import { sentMeanwhile } from '@pazar/section/queue/waiting-failure';
import { createAttemptKey } from '@pazar/section/record/attempt-key';
import { useRef, useState } from 'react';
import { waitingEntry } from '../../../model/produce/entry-draft.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useLastEntries } from './use-last-entries.ts';
import { useEntryQueue } from '../waiting/entry-queue.tsx';
import { useAnnounceOutcome } from '../waiting/use-announce-outcome.ts';

interface Entered {
  kind: EntryKind;
  lot: LotSummary;
  movement: LotMovementInput;
  /** Called when this device has stored the entry, so that the form need not keep it any longer. */
  onStored: () => void;
}

/**
 * Records an entry and announces the outcome.
 *
 * @param fixes key of the stored entry that it replaces; null for a new one
 */
export function useRecordEntry(fixes: string | null) {
  const { queue } = useEntryQueue();
  const lastEntries = useLastEntries();
  const announce = useAnnounceOutcome();
  const [keys] = useState(createAttemptKey);
  const lost = useRef<WaitingEntry | null>(null);
  const stored = useRef(fixes);

  /** What may have been recorded without an answer is sent as it was, time and key included. */
  function entryOf({ lot, movement }: Entered): WaitingEntry {
    const { current: before } = lost;
    if (before?.lot.id === lot.id && isSameButTime(before.movement, movement)) return before;
    return waitingEntry(lot, movement, { key: keys.keyFor([lot.id, movement]), now: new Date() });
  }

  async function send(entry: WaitingEntry, onStored: () => void): Promise<EntryOutcome<Booking>> {
    const { current: key } = stored;
    if (key === null) return queue.record(entry, onStored);
    const outcome = await queue.fix(key, entry, onStored);
    // Refused once more, it is stored under the key under which it was sent.
    if (outcome.kind === 'refused' && outcome.failure !== sentMeanwhile) stored.current = entry.key;
    return outcome;
  }

  return async function record(entered: Entered): Promise<EntryOutcome<Booking>> {
    const { kind, lot, movement, onStored } = entered;
    const entry = entryOf(entered);
    const outcome = await send(entry, onStored);
    lost.current = outcome.kind === 'lost' ? entry : null;
    if (outcome.kind !== 'lost') keys.settle();
    if (fixes === null && (outcome.kind === 'recorded' || outcome.kind === 'waiting')) {
      const { channel } = movement;
      // Before the message: an agent who sees it may reload the page, and the write would be lost.
      await lastEntries.keep(kind, { lotId: lot.id, channel }).catch(() => undefined);
    }
    announce(outcome, entry);
    return outcome;
  };
}

function isSameButTime(one: LotMovementInput, other: LotMovementInput): boolean {
  const { occurredAt } = one;
  return JSON.stringify(one) === JSON.stringify({ ...other, occurredAt });
}
