import type { Page } from '@pazar/contracts/page';
import type { ProductSummary } from '@pazar/contracts/product';
import type { PriceAdjustment, PricePreview as Preview } from '@pazar/contracts/product-bulk';
import { packName } from '@pazar/format/pack-name';
import { useWords } from '@pazar/section/use-words';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import type { BulkSelection } from '@pazar/ui/list/bulk/bulk-action';
import { Loaded } from '@pazar/ui/record/loaded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './bulk-forms.module.css';
import { pricePreview } from '../../../api/product/price-preview.ts';
import { productResource } from '../../../api/product/products.ts';

export interface PricePreviewProps {
  selection: BulkSelection;
  adjustment: PriceAdjustment;
}

/** Rows of a preview that are written out; the rest is counted. */
const mostShown = 50;

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
  const { t, locale, ...write } = useWords('catalog');
  const known = useKnownProducts();
  const rows = items.flatMap((item) => priceRows(item, known.get(item.id)));
  const rest = rows.length - mostShown;
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
          {rows.slice(0, mostShown).map(({ key, product, pack, before, after }) => {
            const { currency = 'MKD' } = product ?? {};
            const name = product && write.inOne(product.name);
            const parts = [name, pack && packName(pack, locale)].filter(Boolean);
            return (
              <tr key={key}>
                <th scope="row">{parts.join(' · ') || t('product.priceChange.other')}</th>
                <td className={styles.number}>{write.money({ minor: before, currency })}</td>
                <td className={styles.number} data-wrong={after === null}>
                  {after === null
                    ? t('product.priceChange.impossible')
                    : write.money({ minor: after, currency })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rest > 0 && <p>{t('product.priceChange.more', { number: write.number(rest) })}</p>}
    </div>
  );
}

function priceRows({ packs }: Preview['items'][number], product: ProductSummary | undefined) {
  return packs.map(({ packId, before, after }) => ({
    key: packId,
    product,
    pack: product?.packs.find(({ id }) => id === packId),
    before,
    after,
  }));
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
