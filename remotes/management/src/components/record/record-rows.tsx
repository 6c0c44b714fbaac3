import type { Locale } from '@pazar/contracts/locale';
import type { LocationSummary } from '@pazar/contracts/location';
import type { LotSummary } from '@pazar/contracts/produce';
import type { ProductSummary } from '@pazar/contracts/product';
import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatDate } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatQuantity } from '@pazar/format/quantity';
import type { Translate } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import { listColumns } from '@pazar/section/list-columns';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import { RowTitle } from '@pazar/ui/row-title';
import type {
  lotList,
  placeList,
  productList,
  promotionList,
} from '../../model/record/record-lists.ts';
import { codeText } from './field-texts.ts';

/** What a row of any list of records is written with. */
export interface RecordRowContext {
  readonly t: Translate<'management'>;
  readonly locale: Locale;
}

type Key =
  'name' | 'status' | 'price' | 'stock' | 'remaining' | 'place' | 'warnings' | 'ends' | 'changed';
const headerOf = ({ t }: RecordRowContext, key: Key) => t(`records.column.${key}`);

const inOne = (text: Parameters<typeof readLocalizedText>[0], locale: Locale) =>
  readLocalizedText(text, locale).text;

/** A state in words with its tint. */
const stateCell =
  <Row,>(codeOf: (row: Row) => string, isFeminine = false) =>
  (row: Row, context: RecordRowContext) => {
    const code = codeOf(row);
    return <Badge tone={toneOf(code)}>{codeText({ ...context, isFeminine }, code)}</Badge>;
  };

function toneOf(code: string): 'good' | 'danger' | 'neutral' {
  if (code === 'ACTIVE' || code === 'AVAILABLE' || code === 'GROWING') return 'good';
  return code === 'BLOCKED' || code === 'LOST' ? 'danger' : 'neutral';
}

const changedCell = ({ updatedAt }: { updatedAt: string }, { locale }: RecordRowContext) =>
  formatDate(updatedAt, locale);

const name = { isPrimary: true, sort: 'name' } as const;
const state = { kind: 'status', card: 'aside' } as const;
const amount = { kind: 'number', align: 'end' } as const;
const day = { kind: 'date', align: 'end' } as const;
const changed = { ...day, isMinor: true, sort: 'updatedAt', descendingFirst: true } as const;

/** What a product is called, with its code. */
export const productName = {
  ...name,
  key: 'name',
  header: (context: RecordRowContext) => headerOf(context, 'name'),
  cell: (product: Pick<ProductSummary, 'name' | 'sku'>, { locale }: RecordRowContext) => (
    <RowTitle title={inOne(product.name, locale)} detail={product.sku} />
  ),
};

const ofProduct = listColumns<ProductSummary, RecordRowContext, typeof productList>()(headerOf);
const productState = ({ visibility, status }: ProductSummary) =>
  visibility.reasons.includes('blocked') ? 'BLOCKED' : status;

export const productRow: RowDescription<ProductSummary, RecordRowContext, typeof productList> = {
  nameOf: (product, { locale }) => inOne(product.name, locale),
  hrefOf: ({ id }) => `/management/products/${id}`,
  columns: [
    productName,
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
    ofProduct('changed', changedCell, changed),
  ],
};

const ofLot = listColumns<LotSummary, RecordRowContext, typeof lotList>()(headerOf);

export const lotRow: RowDescription<LotSummary, RecordRowContext, typeof lotList> = {
  nameOf: ({ cropName }, { locale }) => inOne(cropName, locale),
  hrefOf: ({ id }) => `/management/produce/${id}`,
  columns: [
    ofLot(
      'name',
      ({ cropName, variety, lotNumber }, { locale }) => (
        <RowTitle
          title={[inOne(cropName, locale), variety].filter(Boolean).join(' ')}
          detail={lotNumber}
        />
      ),
      name,
    ),
    ofLot(
      'status',
      stateCell(({ status }) => status),
      state,
    ),
    ofLot(
      'remaining',
      ({ remaining, unit }, { locale }) => formatQuantity(remaining, unit, locale),
      {
        ...amount,
        sort: 'remaining',
      },
    ),
    ofLot('changed', changedCell, changed),
  ],
};

const ofPlace = listColumns<LocationSummary, RecordRowContext, typeof placeList>()(headerOf);

export const placeRow: RowDescription<LocationSummary, RecordRowContext, typeof placeList> = {
  nameOf: (place) => place.name,
  hrefOf: ({ id }) => `/management/locations/${id}`,
  columns: [
    ofPlace(
      'name',
      (place, context) => (
        <RowTitle icon="location" title={place.name} detail={codeText(context, place.type)} />
      ),
      name,
    ),
    ofPlace('place', ({ address }) => address.settlement, { sort: 'settlement' }),
    ofPlace(
      'status',
      stateCell(({ status }) => status, true),
      { ...state, sort: 'status' },
    ),
    ofPlace(
      'warnings',
      ({ warnings }, context) =>
        warnings.map((warning) => codeText(context, warning)).join(', ') || null,
    ),
    ofPlace('changed', changedCell, changed),
  ],
};

const ofPromotion = listColumns<PromotionSummary, RecordRowContext, typeof promotionList>()(
  headerOf,
);

export const promotionRow: RowDescription<
  PromotionSummary,
  RecordRowContext,
  typeof promotionList
> = {
  nameOf: (promotion, { locale }) => inOne(promotion.name, locale),
  hrefOf: ({ id }) => `/management/promotions/${id}`,
  columns: [
    ofPromotion(
      'name',
      ({ rule, ...promotion }, context) => (
        <RowTitle
          title={inOne(promotion.name, context.locale)}
          detail={codeText(context, rule.type)}
        />
      ),
      name,
    ),
    ofPromotion(
      'status',
      stateCell(({ effectiveStatus }) => effectiveStatus, true),
      {
        ...state,
        sort: 'status',
      },
    ),
    ofPromotion('ends', ({ endsAt }, { locale }) => endsAt && formatDate(endsAt, locale), {
      ...day,
      sort: 'endsAt',
    }),
    ofPromotion('changed', changedCell, changed),
  ],
};
