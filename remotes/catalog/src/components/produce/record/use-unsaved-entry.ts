import type { LotSummary } from '@pazar/contracts/produce';
import { isQuantity } from '@pazar/format/quantity-math';
import { useFormatters } from '@pazar/section/use-formatters';
import type { Unsaved } from '@pazar/shell/leave-guard';
import type { DraftChanges } from '../../../model/produce/entry-draft.ts';
import { type EntryKind, movementTypeOf } from '../../../model/produce/entry-kind.ts';
import { isWritten } from '../../../model/produce/kept-entry.ts';
import { lotName } from '../lot-name.ts';

/** Whether an entry is lost when its form is left, and what the question before that says of it. */
export function useUnsavedEntry(
  kind: EntryKind,
  lot: LotSummary | null,
  changes: DraftChanges,
): Unsaved {
  const { t, locale, ...format } = useFormatters('catalog');
  if (!isWritten(changes)) return false;
  const { quantity } = changes;
  const parts = [
    t(`movement.type.${movementTypeOf(kind, lot?.origin ?? 'OWN')}`),
    lot && isQuantity(quantity) && format.quantity(quantity, lot.unit),
    lot && lotName(lot, locale),
  ];
  return { message: t('produce.entry.leave', { what: parts.filter(Boolean).join(' · ') }) };
}
