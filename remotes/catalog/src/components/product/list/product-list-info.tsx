import { formatTotal } from '@pazar/format/total';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { productCounts } from '../../../api/product/product-counts.ts';
import { ChosenCard } from './chosen-card.tsx';
import { HiddenCard } from './hidden-card.tsx';
import type { ProductListInfoProps } from './list-info-props.ts';

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
