import type { ProductDetail } from '@pazar/contracts/product-detail';
import { packName } from '@pazar/format/pack-name';
import { PriceChangeLine } from '@pazar/section/price-change-line';
import { type PriceChange, priceHistory } from '@pazar/section/price-history';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';

/** Changes named at most, of each pack. */
const maxNamed = 4;

/** The last changes, and the one that proves the lowest price where it lies further back. */
function namedOf(changes: readonly PriceChange[], lowestMinor: number | undefined) {
  const last = changes.slice(0, maxNamed);
  // The first one is the price of today.
  const proof = changes.slice(1).find(({ priceMinor }) => priceMinor === lowestMinor);
  return proof === undefined || last.includes(proof) ? last : [...last, proof];
}

/** Of packs whose price a promotion lowers: the lowest of the 30 days before, and what proves it. */
export function PriceHistoryCard({ product }: { product: ProductDetail }) {
  const { t, locale, ...format } = useFormatters('catalog');
  const reduced = product.packs.filter(
    ({ active, priceMinor, priceNowMinor }) => active && priceNowMinor < priceMinor,
  );
  const { data, notice } = useInlineQuery({
    ...priceHistory(useHttp(), 'catalog', product.id),
    enabled: reduced.length > 0,
  });
  if (reduced.length === 0) return null;
  const money = (minor: number) => format.money({ minor, currency: product.currency });
  return (
    <InfoCard title={t('product.prices.title')}>
      {notice}
      <InfoLines>
        {reduced.map((pack) => {
          const { lowest, changes = [] } =
            data?.packs.find(({ packId }) => packId === pack.id) ?? {};
          return (
            <InfoLine
              key={pack.id}
              name={t('product.prices.now', {
                name: packName(pack, locale),
                price: money(pack.priceNowMinor),
              })}
              detail={
                lowest ? t('product.prices.lowest', { price: money(lowest.priceMinor) }) : undefined
              }
            >
              {namedOf(changes, lowest?.priceMinor).map((change) => (
                <PriceChangeLine key={change.from} change={change} currency={product.currency} />
              ))}
            </InfoLine>
          );
        })}
      </InfoLines>
    </InfoCard>
  );
}
