import type { LocationSummary } from '@pazar/contracts/location';
import type { LotSummary } from '@pazar/contracts/produce';
import type { ProductSummary } from '@pazar/contracts/product';
import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatMoney } from '@pazar/format/money';
import { lastDay } from '@pazar/format/period-end';
import { formatQuantity } from '@pazar/format/quantity';
import { listColumns } from '@pazar/section/list-columns';
import { settlementFor } from '@pazar/section/settlement-for';
import { Badge } from '@pazar/ui/badge';
import type { ListDefinition } from '@pazar/section/list/query/define-list';
import type { ListColumn, RowDescription } from '@pazar/section/list/table/row-description';
import { RowTitle, type RowTitleProps } from '@pazar/ui/row-title';
import type { RecordKind } from '../../model/record-parts.ts';
import type { lotList, locationList, productList, promotionList } from '../../model/lists.ts';
import type { Formatters } from '../../model/use-formatters.ts';
import { codeText } from '../../model/field-texts.ts';

type Key =
  | 'name'
  | 'status'
  | 'price'
  | 'stock'
  | 'remaining'
  | 'place'
  | 'warnings'
  | 'ends'
  | 'changed';
const headerOf = ({ t }: Formatters, key: Key) => t(`records.column.${key}`);

interface RowOptions<Row, List extends ListDefinition> {
  readonly kind: RecordKind;
  readonly titleOf: (row: Row, words: Formatters) => RowTitleProps & { title: string };
  /** Between the name and the day of the last change. */
  readonly columns: readonly ListColumn<Row, Formatters, List>[];
}

/** How a list shows records of a kind; each links to its page. */
function recordRow<Row extends { id: string; updatedAt: string }, List extends ListDefinition>({
  kind,
  titleOf,
  columns,
}: RowOptions<Row, List>): RowDescription<Row, Formatters, List> {
  // Each of the lists can be sorted by name and by the last change.
  const column = listColumns<Row, Formatters, ListDefinition & List>()(headerOf);
  const name = column('name', (row, words) => <RowTitle {...titleOf(row, words)} />, {
    isPrimary: true,
    sort: 'name',
  });
  const changed = column('changed', ({ updatedAt }, words) => words.day(updatedAt), {
    ...day,
    isMinor: true,
    sort: 'updatedAt',
    descendingFirst: true,
  });
  return {
    nameOf: (row, words) => titleOf(row, words).title,
    hrefOf: ({ id }) => `/management/${kind}/${id}`,
    columns: [name, ...columns, changed],
  };
}

/** A state in words with its tint. */
const stateCell =
  <Row,>(codeOf: (row: Row) => string, isFeminine = false) =>
  (row: Row, words: Formatters) => {
    const code = codeOf(row);
    return <Badge tone={toneOf(code)}>{codeText({ ...words, isFeminine }, code)}</Badge>;
  };

function toneOf(code: string): 'good' | 'danger' | 'neutral' {
  if (code === 'ACTIVE' || code === 'AVAILABLE' || code === 'GROWING') return 'good';
  return code === 'BLOCKED' || code === 'LOST' ? 'danger' : 'neutral';
}

const state = { kind: 'status', card: 'aside' } as const;
const amount = { kind: 'number', align: 'end' } as const;
const day = { kind: 'date', align: 'end' } as const;

/** What a product is called, with its code. */
export const productTitle = (product: Pick<ProductSummary, 'name' | 'sku'>, words: Formatters) => ({
  title: words.localized(product.name),
  detail: product.sku,
});
const productState = ({ visibility, status }: ProductSummary) =>
  visibility.reasons.includes('blocked') ? 'BLOCKED' : status;
const ofProduct = listColumns<ProductSummary, Formatters, typeof productList>()(headerOf);

export const productRow = recordRow<ProductSummary, typeof productList>({
  kind: 'products',
  titleOf: productTitle,
  columns: [
    ofProduct('status', stateCell(productState), { ...state, sort: 'status' }),
    ofProduct(
      'price',
      ({ packs: [pack], currency }, { locale }) =>
        pack && formatMoney({ minor: pack.priceMinor, currency }, locale),
      { ...amount, sort: 'price' },
    ),
    ofProduct(
      'stock',
      ({ stockAvailable, baseUnit }, { locale }) =>
        stockAvailable && formatQuantity(stockAvailable, baseUnit, locale),
      { ...amount, isMinor: true, sort: 'stock' },
    ),
  ],
});

const ofLot = listColumns<LotSummary, Formatters, typeof lotList>()(headerOf);
const lotState = stateCell(({ status }: LotSummary) => status);
const left = ({ remaining, unit }: LotSummary, { locale }: Formatters) =>
  formatQuantity(remaining, unit, locale);

export const lotRow = recordRow<LotSummary, typeof lotList>({
  kind: 'produce',
  titleOf: ({ cropName, variety, lotNumber }, words) => ({
    title: [words.localized(cropName), variety].filter(Boolean).join(' '),
    detail: lotNumber,
  }),
  columns: [
    ofLot('status', lotState, state),
    ofLot('remaining', left, { ...amount, sort: 'remaining' }),
  ],
});

const ofLocation = listColumns<LocationSummary, Formatters, typeof locationList>()(headerOf);
const locationState = stateCell(({ status }: LocationSummary) => status, true);
const faults = ({ warnings }: LocationSummary, words: Formatters) =>
  warnings.map((warning) => codeText(words, warning)).join(', ') || null;

export const locationRow = recordRow<LocationSummary, typeof locationList>({
  kind: 'locations',
  titleOf: ({ name, type }, words) => ({
    icon: 'location',
    title: name,
    detail: codeText(words, type),
  }),
  columns: [
    ofLocation('place', ({ address }, { locale }) => settlementFor(address, locale), {
      sort: 'settlement',
    }),
    ofLocation('status', locationState, { ...state, sort: 'status' }),
    ofLocation('warnings', faults),
  ],
});

const ofPromotion = listColumns<PromotionSummary, Formatters, typeof promotionList>()(headerOf);
const promotionState = stateCell(({ effectiveStatus }: PromotionSummary) => effectiveStatus, true);
const endDay = ({ endsAt: planned, endedAt }: PromotionSummary, words: Formatters) => {
  const endsAt = endedAt ?? planned;
  return endsAt && words.day(lastDay(endsAt));
};

export const promotionRow = recordRow<PromotionSummary, typeof promotionList>({
  kind: 'promotions',
  titleOf: ({ name, rule }, words) => ({
    title: words.localized(name),
    detail: codeText(words, rule.type),
  }),
  columns: [
    ofPromotion('status', promotionState, { ...state, sort: 'status' }),
    ofPromotion('ends', endDay, { ...day, sort: 'endsAt' }),
  ],
});
