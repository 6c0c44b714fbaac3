import type { Page } from '@pazar/contracts/page';
import type { ProductSummary } from '@pazar/contracts/product';
import type { PriceAdjustment, PricePreview as Preview } from '@pazar/contracts/product-bulk';
import { packName } from '@pazar/format/pack-name';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import type { BulkSelection } from '@pazar/section/list/bulk/bulk-action';
import { Quiet } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './bulk-forms.module.css';
import { pricePreview } from '../../../api/product/price-preview.ts';
import { productResource } from '../../../api/product/products.ts';

export interface PricePreviewProps {
  selection: BulkSelection;
  adjustment: PriceAdjustment;
}

/** Rows of a preview that are written out; the rest is counted. */
const maxShown = 50;

/** What each price becomes. A pack whose price would be none is marked: its product stays as it is. */
export function PricePreview({ selection, adjustment }: PricePreviewProps) {
  const { t } = useTranslation('catalog');
  const preview = useQuery(pricePreview(useHttp(), selection, adjustment));
  return (
    <Loaded
      query={preview}
      texts={{ loading: t('product.priceChange.loading'), failed: t('product.priceChange.failed') }}
    >
      {({ items }) => <PriceTable items={items} isBusy={preview.isPlaceholderData} />}
    </Loaded>
  );
}

function PriceTable({ items, isBusy }: { items: Preview['items']; isBusy: boolean }) {
  const { t, ...format } = useFormatters('catalog');
  const known = useKnownProducts();
  const rows = items.flatMap(({ id, packs }) =>
    packs.map((pack) => ({ ...pack, product: known.get(id) })),
  );
  const rest = rows.length - maxShown;
  return (
    <div className={styles.preview} aria-busy={isBusy}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('product.priceChange.preview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product.column.name')}</th>
            <th scope="col" className={styles.number}>
              {t('product.priceChange.before')}
            </th>
            <th scope="col" className={styles.number}>
              {t('product.priceChange.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxShown).map((row) => (
            <PriceRow key={row.packId} {...row} />
          ))}
        </tbody>
      </table>
      {rest > 0 && <p>{t('product.priceChange.more', { number: format.number(rest) })}</p>}
    </div>
  );
}

type PreviewedPack = Preview['items'][number]['packs'][number];

interface PriceRowProps extends PreviewedPack {
  /** Undefined for one that no list has shown. */
  product: ProductSummary | undefined;
}

/** What one pack costs now and afterwards, and what customers pay of it where a promotion runs. */
function PriceRow({ product, packId, before, after, ...paid }: PriceRowProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { currency = 'MKD' } = product ?? {};
  const { nowBefore = null, nowAfter = null } = paid;
  const pack = product?.packs.find(({ id }) => id === packId);
  const parts = [product && format.localized(product.name), pack && packName(pack, locale)];
  const price = (minor: number) => format.money({ minor, currency });
  const withPromotion = (full: number | null, now: number | null) =>
    now !== null &&
    now !== full && <Quiet>{t('product.priceChange.paid', { price: price(now) })}</Quiet>;
  return (
    <tr>
      <th scope="row">{parts.filter(Boolean).join(' · ') || t('product.priceChange.other')}</th>
      <td className={styles.number}>
        {price(before)} {withPromotion(before, nowBefore)}
      </td>
      <td className={styles.number} data-wrong={after === null}>
        {after === null ? t('product.priceChange.impossible') : price(after)}{' '}
        {withPromotion(after, nowAfter)}
      </td>
    </tr>
  );
}

/** Products that a list has shown, by their ids: their names need not be asked for again. */
function useKnownProducts(): ReadonlyMap<string, ProductSummary> {
  const pages = useQueryClient().getQueriesData<Page<ProductSummary>>({
    queryKey: [...productResource.key, 'list'],
  });
  return new Map(
    pages.flatMap(([, page]) =>
      (page?.items ?? []).map((product) => [product.id, product] as const),
    ),
  );
}
