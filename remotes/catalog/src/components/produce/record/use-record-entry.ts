import type { Booking } from '@pazar/contracts/movement';
import type { LotMovementInput } from '@pazar/contracts/movement-input';
import type { LotSummary } from '@pazar/contracts/produce';
import { isPositive, magnitude } from '@pazar/format/quantity-math';
import type { EntryOutcome } from '@pazar/section/queue/entry-outcomes';
import { sentMeanwhile } from '@pazar/section/queue/waiting-failure';
import { useSend } from '@pazar/section/use-call';
import { useWords } from '@pazar/section/use-words';
import { useNotify } from '@pazar/shell/notify';
import { useUndoable } from '@pazar/ui/list/undo/use-undoable';
import { createAttemptKey } from '@pazar/ui/record/attempt-key';
import { useRef, useState } from 'react';
import { reverseMovement } from '../../../api/movements.ts';
import { waitingEntry } from '../../../model/produce/entry-draft.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useLastEntries } from './use-last-entries.ts';
import { useEntryQueue } from '../waiting/entry-queue.tsx';
import { lotName } from '../lot-name.ts';

interface Recorded {
  kind: EntryKind;
  lot: LotSummary;
  movement: LotMovementInput;
  /** Key of the refused entry whose place this one takes. */
  fixes: string | null;
}

/** Records an entry, says what became of it, and offers to undo it. */
export function useRecordEntry() {
  const { t, locale, ...write } = useWords('catalog');
  const notify = useNotify();
  const send = useSend();
  const { offer } = useUndoable('produce');
  const { queue, isOnline } = useEntryQueue();
  const lastEntries = useLastEntries();
  const [keys] = useState(createAttemptKey);
  const lost = useRef<WaitingEntry | null>(null);

  function say(outcome: EntryOutcome<Booking>, { kind, lot, movement }: Recorded): void {
    const { quantity: moved = '0.000' } = movement;
    const amount = write.quantity(kind === 'count' ? moved : magnitude(moved), lot.unit);
    // A correction goes either way.
    const sign = kind === 'count' && isPositive(moved) ? '+' : '';
    const what = { quantity: sign + amount, lot: lotName(lot, locale) };
    if (outcome.kind === 'waiting') {
      notify(t(isOnline ? 'produce.entry.keptUnanswered' : 'produce.entry.kept', what));
    }
    if (outcome.kind === 'unread') notify(t('produce.entry.unread', what));
    if (outcome.kind !== 'recorded') return;
    const message = t(`produce.entry.recorded.${kind}`, what);
    const recorded = outcome.answer.movements.at(-1);
    if (recorded === undefined) return notify(message);
    offer({
      message,
      undo: () => send(['catalog', 'reversal', recorded.id], reverseMovement(recorded.id)),
    });
  }

  /** What may have been recorded without an answer is sent as it was, time and key included. */
  function entryOf({ lot, movement }: Recorded): WaitingEntry {
    const { current: before } = lost;
    if (before?.lot.id === lot.id && isSameButTime(before.movement, movement)) return before;
    return waitingEntry(lot, movement, { key: keys.keyFor([lot.id, movement]), now: new Date() });
  }

  return async function record(recorded: Recorded): Promise<EntryOutcome<Booking>> {
    const { kind, lot, movement, fixes } = recorded;
    const entry = entryOf(recorded);
    if (fixes !== null) {
      const isThere = await queue.fix(fixes, entry);
      keys.settle();
      return isThere ? { kind: 'waiting' } : { kind: 'refused', failure: sentMeanwhile };
    }
    const outcome = await queue.record(entry);
    lost.current = outcome.kind === 'lost' ? entry : null;
    if (outcome.kind !== 'lost') keys.settle();
    say(outcome, recorded);
    if (outcome.kind === 'recorded' || outcome.kind === 'waiting') {
      const { channel } = movement;
      await lastEntries.keep(kind, { lotId: lot.id, channel }).catch(() => undefined);
    }
    return outcome;
  };
}

function isSameButTime(one: LotMovementInput, other: LotMovementInput): boolean {
  const { occurredAt } = one;
  return JSON.stringify(one) === JSON.stringify({ ...other, occurredAt });
}
