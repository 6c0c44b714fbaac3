import { formatTotal } from '@pazar/format/total';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { productCounts } from '../../../api/product/product-counts.ts';
import { HiddenCard } from './hidden-card.tsx';
import type { ProductListInfoProps } from './list-info-props.ts';
import { maxPageLimit } from '@pazar/contracts/page';
import type { ProductSummary } from '@pazar/contracts/product';
import { useToday } from '@pazar/ui/input/use-today';
import { TextLink } from '@pazar/ui/text-link';
import { lotsOf, soldOf, weekOf } from '../../../api/product/chosen-product.ts';

export type { ProductListInfoProps } from './list-info-props.ts';

/**
 * The info bar of the list: the chosen product, how many customers see, and what hides the others. The numbers and
 * the reasons are of all pages.
 */
export function ProductListInfo({ products, filters, chosen }: ProductListInfoProps) {
  const { t, locale } = useFormatters('catalog');
  const { data: counts, notice } = useInlineQuery(productCounts(useHttp(), filters));
  const count = (total: number, totalIsExact?: boolean) =>
    formatTotal({ total, totalIsExact }, locale)?.number;

  if (products.items.length === 0) return null;
  return (
    <InfoBar>
      {chosen && <ChosenCard key={chosen.id} product={chosen} />}
      <InfoCard title={t('product.info.matching')}>
        {notice}
        {counts && (
          <DescriptionList
            items={(['visible', 'lowStock', 'hidden'] as const).map((key) => ({
              term: t(`product.info.${key}`),
              detail: count(counts[key], counts.isExact || key === 'lowStock'),
            }))}
          />
        )}
      </InfoCard>
      <HiddenCard products={products} filters={filters} count={counts?.hidden} />
    </InfoBar>
  );
}

/** The selected product of the list: its stock, the lots behind it, and its recent sales. */
function ChosenCard({ product }: { product: ProductSummary }) {
  const { t, ...format } = useFormatters('catalog');
  const http = useHttp();
  const { id, name, baseUnit, stockAvailable, stockMode } = product;
  const lots = useInlineQuery({ ...lotsOf(http, id), enabled: stockMode === 'FROM_PRODUCE' });
  const sales = useInlineQuery(weekOf(http, id, useToday()));
  const bestBefore = lots.data?.find((lot) => lot.bestBefore !== null)?.bestBefore;
  const amount = (quantity: string) => format.quantity(quantity, baseUnit);
  const isPart = sales.data?.length === maxPageLimit;

  return (
    <InfoCard title={format.localized(name)}>
      {lots.notice ?? sales.notice}
      <DescriptionList
        items={[
          {
            term: t('product.chosen.left'),
            detail: stockAvailable === null ? t('product.stock.onDemand') : amount(stockAvailable),
          },
          ...(lots.data ?? []).map((lot) => ({
            term: [t('product.chosen.lot', { number: lot.lotNumber }), lot.locationName]
              .filter(Boolean)
              .join(', '),
            detail: amount(lot.remaining),
          })),
          ...(bestBefore
            ? [{ term: t('product.chosen.best'), detail: format.day(bestBefore) }]
            : []),
          ...(sales.data === undefined
            ? []
            : [
                {
                  term: t('product.chosen.week'),
                  detail: isPart
                    ? t('product.chosen.moreThan', { quantity: amount(soldOf(id, sales.data)) })
                    : amount(soldOf(id, sales.data)),
                },
              ]),
        ]}
      />
      <TextLink to={`/product/${id}/stock`}>{t('product.stock.record')}</TextLink>
    </InfoCard>
  );
}
