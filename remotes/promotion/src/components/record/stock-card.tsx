import type { PromotionSketch, StockLimit } from '@pazar/contracts/promotion-input';
import type { PreviewedProduct } from '@pazar/contracts/promotion-preview';
import type { Unit } from '@pazar/contracts/quantity';
import { formatQuantity } from '@pazar/format/quantity';
import { shareOf } from '@pazar/format/quantity-math';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { useState } from 'react';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { promotionEffect } from '../../api/promotions.ts';
import { paceOf } from '../../model/pace.ts';
import { roundedQuantity } from '../../model/rounded-quantity.ts';
import styles from './stock-card.module.css';

export interface StockCardProps {
  promotion: PromotionSketch;
  /** Of a promotion that is stored. */
  id: string | undefined;
  stockLimit: StockLimit;
  /** Thousandths; nothing of one that is not stored. */
  soldQuantity?: string | null;
}

/**
 * The limit of a promotion and its sales; for a promotion of one product also the stock, the lots, and the rest at
 * this pace.
 */
export function StockCard({ promotion, id, stockLimit, soldQuantity }: StockCardProps) {
  const sold = soldQuantity ?? '0.000';
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { endsAt } = promotion;
  const { data, notice } = useInlineQuery(promotionPreview(useHttp(), promotion, id));
  const { quantity, unit } = stockLimit;
  const product = onlyProduct(data?.products ?? [], unit);
  const stock = product?.stockAvailable ?? null;
  const amount = (thousandths: string) => formatQuantity(thousandths, unit, locale);
  const limit = amount(quantity);
  return (
    <InfoCard title={t('promotion.stock.title')}>
      <p className={styles.head}>
        <strong>
          {stock === null
            ? limit
            : t('promotion.effect.stock', { amount: limit, price: amount(stock) })}
        </strong>
        <span>{t('promotion.stock.sold', { amount: amount(sold) })}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${shareOf(sold, quantity)}%` }} />
      </div>
      {product !== undefined && <LotLines product={product} />}
      {stock !== null && <Pace id={id} endsAt={endsAt} stock={stock} unit={unit} />}
      {notice}
    </InfoCard>
  );
}

/** The product of a promotion, where that is one, and counted in the unit of the limit. */
function onlyProduct([product, ...others]: readonly PreviewedProduct[], unit: Unit) {
  return product?.baseUnit === unit && others.length === 0 ? product : undefined;
}

/** The lots behind the product, with the rest of each. */
function LotLines({ product }: { product: PreviewedProduct }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  if (product.lots.length === 0) return null;
  return (
    <DescriptionList
      items={product.lots.map(({ lotNumber, locationName, remaining }) => ({
        term: [t('promotion.stock.lot', { code: lotNumber }), locationName]
          .filter((part) => part !== null)
          .join(', '),
        detail: formatQuantity(remaining, product.baseUnit, locale),
      }))}
    />
  );
}

interface PaceProps extends Omit<PaceLineProps, 'id' | 'endsAt'> {
  id: string | undefined;
  endsAt: string | null;
}

/** The sales before are known of one that is stored. */
function Pace({ id, endsAt, ...stock }: PaceProps) {
  if (id === undefined || endsAt === null) return null;
  return <PaceLine id={id} endsAt={endsAt} {...stock} />;
}

interface PaceLineProps extends Pick<StockLimit, 'unit'> {
  id: string;
  endsAt: string;
  /** What there is now. */
  stock: string;
}

/** What will be left at its end, if as much is sold as in the two weeks before. */
function PaceLine({ id, endsAt, stock, unit }: PaceLineProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const { data, notice } = useInlineQuery(promotionEffect(useHttp(), id));
  const before = data?.before.quantities.find((one) => one.unit === unit)?.quantity;
  if (before === undefined) return notice;
  const { daily, left } = paceOf(before, { stock, now, end: new Date(endsAt) });
  const about = (quantity: string) => formatQuantity(roundedQuantity(quantity), unit, locale);
  return (
    <DescriptionList
      items={[{ term: t('promotion.stock.pace', { amount: about(daily) }), detail: about(left) }]}
    />
  );
}
