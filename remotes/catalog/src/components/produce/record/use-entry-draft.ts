import type { SalesChannel } from '@pazar/contracts/movement';
import type { LotSummary } from '@pazar/contracts/produce';
import { instantOfDay } from '@pazar/format/entered-time';
import { isQuantity } from '@pazar/format/quantity-math';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { lastSaleOf, soldFrom } from '../../../api/produce/harvests.ts';
import { draftOf, entryDefaults } from '../../../model/produce/entry-defaults.ts';
import type { DraftChanges } from '../../../model/produce/entry-draft.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { useSaleTerms } from '../../sale/use-sale-terms.ts';

interface NewEntry {
  kind: EntryKind;
  today: string;
  /** How the last entry was sold. */
  channel: SalesChannel | null;
}

/** The entry to send: proposals, replaced by typed and chosen values. */
export function useEntryDraft(
  { kind, today, channel }: NewEntry,
  lot: LotSummary | null,
  changes: DraftChanges,
) {
  const isSale = kind === 'sale';
  const { notice, ...before } = useSalesBefore(isSale ? lot : null);
  const defaults = entryDefaults({ today, channel, ...before });
  const written = draftOf(defaults, changes);
  const { day, productId, quantity } = written;
  const isDated = day !== '' && day !== today;
  const terms = useSaleTerms({
    asked: {
      productId: isSale ? productId : null,
      packId: null,
      occurredAt: isDated ? instantOfDay(day) : null,
    },
    choice: { ...written, unitPriceMinor: changes.unitPriceMinor, currency: changes.currency },
    sold: { quantity: isQuantity(quantity) ? quantity : null, packCount: null },
    before: defaults,
  });
  const { unitPriceMinor, currency, promotionId } = terms;
  return { draft: { ...written, unitPriceMinor, currency, promotionId }, terms, notice };
}

/** How a lot was sold the last time, and as which product it is sold. */
function useSalesBefore(lot: LotSummary | null) {
  const http = useHttp();
  const id = lot?.id ?? '';
  const enabled = lot !== null;
  const last = useInlineQuery({ ...lastSaleOf(http, id), enabled });
  const products = useInlineQuery({ ...soldFrom(http, id), enabled });
  const [lastSale = null] = last.data ?? [];
  const [only, ...others] = products.data ?? [];
  const onlyProductId = others.length === 0 ? (only?.id ?? null) : null;
  return { lastSale, onlyProductId, notice: last.notice ?? products.notice };
}
