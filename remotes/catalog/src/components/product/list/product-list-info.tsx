import type { Page } from '@pazar/contracts/page';
import type { ProductSummary } from '@pazar/contracts/product';
import { formatTotal } from '@pazar/format/total';
import { RecordName } from '@pazar/section/record-name';
import { ProductPicture } from '@pazar/section/record-picture';
import { useBeside } from '@pazar/section/use-beside';
import { useWords } from '@pazar/section/use-words';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import type { ListQuery } from '@pazar/ui/list/query/use-list-state';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { productCounts } from '../../../api/product/product-counts.ts';
import { hiddenProducts } from '../../../model/product/visibility.ts';
import { FixLink } from '../fix-link.tsx';
import type { productList } from '../../../model/product/product-list.ts';

export interface ProductListInfoProps {
  /** The rows on the page, and whether there are more. */
  products: Page<ProductSummary>;
  /** What finds the rows of all pages. */
  filters: ListQuery<typeof productList>;
}

/** Products that the card names; more would push everything else away. */
const mostNamed = 8;

/** The info bar of the list: how many products customers see, and what hides the others. */
export function ProductListInfo({ products: { items, page }, filters }: ProductListInfoProps) {
  const { t, locale, ...write } = useWords('catalog');
  const { data: counts, notice } = useBeside(productCounts(useHttp(), filters));
  const hidden = hiddenProducts(items);
  // The numbers above the reasons are of all pages.
  const isWhole = page.next === null && page.prev === null;
  const count = (total: number, totalIsExact?: boolean) =>
    formatTotal({ total, totalIsExact }, locale)?.number;

  if (items.length === 0) return null;
  return (
    <InfoBar>
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
      {hidden.length > 0 && (
        <InfoCard
          title={t(isWhole ? 'product.info.whyHidden' : 'product.info.whyHiddenHere', {
            count: hidden.length,
            number: write.number(hidden.length),
          })}
        >
          <InfoLines>
            {hidden.slice(0, mostNamed).map(({ product, reason }) => (
              <InfoLine
                key={product.id}
                tone="attention"
                picture={<ProductPicture product={product} />}
                name={<RecordName name={product.name} />}
                detail={t(`product.reason.${reason}`)}
              >
                <FixLink reason={reason} product={product} />
              </InfoLine>
            ))}
          </InfoLines>
        </InfoCard>
      )}
    </InfoBar>
  );
}
