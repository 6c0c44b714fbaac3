import type { ProductDetail } from '@pazar/contracts/product-detail';
import { formatList } from '@pazar/format/list';
import { packName } from '@pazar/format/pack-name';
import { useFormatters } from '@pazar/section/use-formatters';
import { Badge } from '@pazar/ui/badge';
import { Quiet, Row, Stack } from '@pazar/ui/layout';
import { packsFrom } from '../../../model/product/stock.ts';
import styles from './stock.module.css';

const tones = { IN: 'good', LOW: 'attention', OUT: 'danger', ON_DEMAND: 'info' } as const;

/** How much there is, and how many of each pack that makes: all are taken from the same stock. */
export function StockFacts({ product }: { product: ProductDetail }) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { baseUnit, packs, stockAvailable, stockMode, stockState } = product;
  const enough =
    stockAvailable === null
      ? []
      : packs
          .filter(({ active }) => active)
          .map((pack) =>
            t('product.stock.packsOf', {
              number: format.number(packsFrom(stockAvailable, pack.baseSize)),
              pack: packName(pack, locale),
            }),
          );
  return (
    <section aria-label={t('product.stock.now')}>
      <Stack gap="small">
        <Row>
          <p className={styles.amount}>
            {stockAvailable === null
              ? t('product.stock.onDemand')
              : format.quantity(stockAvailable, baseUnit)}
          </p>
          <Badge tone={tones[stockState]}>{t(`product.stockState.${stockState}`)}</Badge>
          <Quiet>{t(`product.stockModeDetail.${stockMode}`)}</Quiet>
        </Row>
        {enough.length > 0 && (
          <Quiet>{t('product.stock.enough', { packs: formatList(enough, locale, 'or') })}</Quiet>
        )}
      </Stack>
    </section>
  );
}
