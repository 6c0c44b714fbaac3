import type { LotSummary } from '@pazar/contracts/produce';
import { formatDecimal } from '@pazar/format/decimal';
import { unitName } from '@pazar/format/quantity';
import { isQuantity } from '@pazar/format/quantity-math';
import { useFormatters } from '@pazar/section/use-formatters';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '@pazar/section/record/draft-offer';
import type { DraftChanges } from '../../../model/produce/entry-draft.ts';
import type { KeptEntry } from '../../../model/produce/kept-entry.ts';
import { lotName } from '../lot-name.ts';

export interface EntryOfferProps {
  kept: KeptEntry;
  today: string;
  /** Those that are loaded. */
  lots: readonly LotSummary[];
  /** The lot that was asked for. */
  askedLotId: string | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what an earlier visit left in the form of an entry, and names its lot when it is another one. */
export function EntryOffer({ onRestore, onDiscard, ...offered }: EntryOfferProps) {
  const { kept } = offered;
  const draft = { keptAt: kept.keptAt, restore: onRestore, discard: onDiscard };
  return <DraftOffer draft={draft} content={useKeptText(offered)} />;
}

/** Says what a kept entry holds, and for which lot. */
function useKeptText({ kept, today, lots, askedLotId }: Omit<EntryOfferProps, `on${string}`>) {
  const { t } = useTranslation('catalog');
  const parts = useKeptParts();
  const { lotId } = kept;
  const lot = lots.find(({ id }) => id === lotId);
  const what = parts(kept, lot, today).filter(Boolean).join(' · ');
  if (lotId === null) return what;
  if (lot === undefined) return t('produce.entry.draft.unlisted', { what });
  const isOther = askedLotId !== null && askedLotId !== lotId;
  return isOther ? t('produce.entry.draft.other', { what }) : what;
}

/** "12 kg", "Tomato Rozov 2026-014", "Price per kg: MKD 65", "21/11/2026" and the note. */
function useKeptParts() {
  const { t, locale, ...format } = useFormatters('catalog');

  function amount(quantity: string | null | undefined, lot: LotSummary | undefined) {
    if (!isQuantity(quantity)) return quantity;
    return lot === undefined
      ? formatDecimal(quantity, locale)
      : format.quantity(quantity, lot.unit);
  }

  function price({ unitPriceMinor: minor, currency }: DraftChanges, { unit }: LotSummary) {
    if (typeof minor !== 'number' || currency === undefined) return null;
    const label = t('movement.price', { unit: unitName(unit, locale) });
    return `${label}: ${format.money({ minor, currency })}`;
  }

  return function partsOf({ changes }: KeptEntry, lot: LotSummary | undefined, today: string) {
    const { quantity, day = today, note } = changes;
    return [
      amount(quantity, lot),
      lot && `${lotName(lot, locale)} ${lot.lotNumber}`,
      lot && price(changes, lot),
      day !== today && day !== '' && format.day(day),
      note,
    ];
  };
}
