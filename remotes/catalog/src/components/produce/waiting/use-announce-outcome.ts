import type { Booking } from '@pazar/contracts/movement';
import { isPositive, magnitude } from '@pazar/format/quantity-math';
import type { EntryOutcome } from '@pazar/section/queue/entry-outcomes';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { useNotify } from '@pazar/shell/notify';
import { useUndoable } from '@pazar/section/list/undo/use-undoable';
import { reversal, reverseMovement } from '../../../api/movements.ts';
import { entryWords, kindOfType } from '../../../model/produce/entry-kind.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { lotName } from '../lot-name.ts';
import { useEntryQueue } from './entry-queue.tsx';

/** The movement that an undo reverses. If another tab has sent the entry, that tab offers the undo. */
const lastOf = (answer: Booking | null) => answer?.movements.at(-1);

/**
 * Says that an entry is recorded, and offers to undo it, or that it waits on this device. What was
 * refused or lost is said where the agent can do something about it.
 */
export function useAnnounceOutcome() {
  const { t, locale, ...format } = useFormatters('catalog');
  const notify = useNotify();
  const { mutateAsync: reverse } = useApiMutation(reversal);
  const { offer } = useUndoable('produce');
  const { isOnline } = useEntryQueue();

  return function announce(
    outcome: EntryOutcome<Booking>,
    { lot, movement }: Pick<WaitingEntry, 'lot' | 'movement'>,
  ): void {
    const kind = kindOfType(movement.type);
    const { quantity: moved = '0.000' } = movement;
    const amount = format.quantity(kind === 'count' ? moved : magnitude(moved), lot.unit);
    // A correction goes either way.
    const sign = kind === 'count' && isPositive(moved) ? '+' : '';
    const what = { quantity: sign + amount, lot: lotName(lot, locale) };
    if (outcome.kind === 'waiting') {
      notify(t(isOnline ? 'produce.entry.keptUnanswered' : 'produce.entry.kept', what));
    }
    if (outcome.kind === 'unread') notify(t('produce.entry.unread', what));
    if (outcome.kind !== 'recorded') return;
    const words = entryWords(kind, movement.type === 'HARVEST');
    const message = t(`produce.entry.recorded.${words}`, what);
    const recorded = lastOf(outcome.answer);
    if (recorded === undefined) return notify(message);
    offer({
      message,
      undo: () => reverse(reverseMovement(recorded.id)),
    });
  };
}
