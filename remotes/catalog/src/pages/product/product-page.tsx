import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { Outlet, useParams } from 'react-router-dom';
import { Badge } from '@pazar/ui/badge';
import { RecordPage } from '@pazar/section/record/record-page';
import { useQuery } from '@tanstack/react-query';
import { productResource } from '../../api/product/products.ts';
import {
  ChecklistCard,
  LocationsCard,
  VisibilityCard,
} from '../../components/product/detail/info-cards.tsx';
import { PriceHistoryCard } from '../../components/product/detail/price-history-card.tsx';
import { PreviewCard } from '../../components/product/detail/preview-card.tsx';
import { ProductActions } from '../../components/product/detail/product-actions.tsx';
import { productStatus } from '../../model/product/visibility.ts';

const tabs = { details: '', stock: '/stock', history: '/history' } as const;
// The keys are those of the object above.
const tabNames = Object.keys(tabs) as (keyof typeof tabs)[];

/** What customers pay for the cheapest pack, and how much there is. */
function PriceAndStock({ product }: { product: ProductDetail }) {
  const { t, ...format } = useFormatters('catalog');
  const { baseUnit, currency, packs, priceNow, stockAvailable } = product;
  const prices = packs.filter(({ active }) => active).map(({ priceMinor }) => priceMinor);
  const minor = priceNow?.priceMinor ?? Math.min(...prices);
  const price = prices.length > 0 && format.money({ minor, currency });
  return (
    <>
      {price !== false && (
        <strong>{prices.length > 1 ? t('product.list.from', { price }) : price}</strong>
      )}
      {stockAvailable !== null && <span>{format.quantity(stockAvailable, baseUnit)}</span>}
    </>
  );
}

/** One product: its head, its tabs and its cards in the info bar. Each tab is a separate route. */
export function ProductPage() {
  const { t, ...format } = useFormatters('catalog');
  const { id = '' } = useParams();
  const query = useQuery(productResource.detail(useHttp(), id));
  return (
    <RecordPage
      query={query}
      list={{ path: '/product', title: t('product.title') }}
      texts={{ loading: t('product.detail.loading'), failed: t('product.detail.failed') }}
      title={({ name }) => format.localized(name)}
      facts={(product) => {
        const { tone, key } = productStatus(product);
        return (
          <>
            <span>{product.sku}</span>
            <Badge tone={tone}>{t(key)}</Badge>
            <PriceAndStock product={product} />
          </>
        );
      }}
      actions={(product) => <ProductActions product={product} />}
      tabs={() =>
        tabNames.map((tab) => ({
          path: `/product/${id}${tabs[tab]}`,
          label: t(`product.tabs.${tab}`),
        }))
      }
    >
      {(product) => (
        <>
          <Outlet key={product.id} context={product} />
          <InfoBar>
            {!product.visibility.live && <VisibilityCard product={product} />}
            <ChecklistCard product={product} />
            <LocationsCard product={product} />
            <PreviewCard product={product} />
            <PriceHistoryCard product={product} />
          </InfoBar>
        </>
      )}
    </RecordPage>
  );
}
