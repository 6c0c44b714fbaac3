import type { LotMovementInput } from '@pazar/contracts/movement-input';
import type { LotSummary } from '@pazar/contracts/produce';
import { formatQuantity } from '@pazar/format/quantity';
import { isPositive, magnitude } from '@pazar/format/quantity-math';
import { runAttempt } from '@pazar/section/attempt';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { createAttemptKey } from '@pazar/ui/record/attempt-key';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EntryOutcome } from '../../../api/produce/queue/entry-outcomes.ts';
import { sentMeanwhile } from '../../../model/produce/queue/entry-failure.ts';
import { lotChanges } from '../../../api/produce/lot-changes.ts';
import { waitingEntry } from '../../../model/produce/entry-draft.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useEntryDesk } from '../waiting/entry-queue-context.ts';
import { lotName } from '../lot-name.ts';

interface Recorded {
  kind: EntryKind;
  lot: LotSummary;
  movement: LotMovementInput;
  /** Key of the refused entry whose place this one takes. */
  mends: string | null;
}

/** Records an entry, says what became of it, and offers to take it back while that is easy. */
export function useRecordEntry() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const notify = useNotify();
  const http = useHttp();
  const queries = useQueryClient();
  const { queue, lastEntries, isOnline } = useEntryDesk();
  const [keys] = useState(createAttemptKey);
  const lost = useRef<WaitingEntry | null>(null);

  async function takeBack(movementId: string): Promise<void> {
    try {
      await runAttempt(queries, {
        name: ['catalog', 'reversal'],
        content: movementId,
        send: (key) => lotChanges.reverse(http, movementId, key),
      });
      notify(t('produce.entry.takenBack'));
    } catch {
      notify(t('produce.entry.notTakenBack'));
    }
    await queries.invalidateQueries({ queryKey: ['catalog'] });
  }

  function say(outcome: EntryOutcome, { kind, lot, movement }: Recorded): void {
    const { quantity: moved = '0.000' } = movement;
    const amount = formatQuantity(kind === 'count' ? moved : magnitude(moved), lot.unit, locale);
    // A correction goes either way.
    const sign = kind === 'count' && isPositive(moved) ? '+' : '';
    const what = { quantity: sign + amount, lot: lotName(lot, locale) };
    if (outcome.kind === 'waiting') {
      notify(t(isOnline ? 'produce.entry.keptUnanswered' : 'produce.entry.kept', what));
    }
    if (outcome.kind === 'unread') notify(t('produce.entry.unread', what));
    if (outcome.kind !== 'booked') return;
    const booked = outcome.booking.movements.at(-1);
    notify(t(`produce.entry.booked.${kind}`, what), {
      ...(booked !== undefined && {
        action: { label: t('produce.action.undo'), onAction: () => void takeBack(booked.id) },
      }),
    });
  }

  /** What may have been booked without an answer is sent as it was, time and key included. */
  function entryOf({ lot, movement }: Recorded): WaitingEntry {
    const { current: before } = lost;
    if (before?.lot.id === lot.id && isSameButTime(before.movement, movement)) return before;
    return waitingEntry(lot, movement, { key: keys.keyFor([lot.id, movement]), now: new Date() });
  }

  return async function record(recorded: Recorded): Promise<EntryOutcome> {
    const { kind, lot, movement, mends } = recorded;
    const entry = entryOf(recorded);
    if (mends !== null) {
      const isThere = await queue.mend(mends, entry);
      keys.settle();
      return isThere ? { kind: 'waiting' } : { kind: 'refused', failure: sentMeanwhile };
    }
    const outcome = await queue.record(entry);
    lost.current = outcome.kind === 'lost' ? entry : null;
    if (outcome.kind !== 'lost') keys.settle();
    say(outcome, recorded);
    if (outcome.kind === 'booked' || outcome.kind === 'waiting') {
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
