import type { PromotionSketch, StockLimit } from '@pazar/contracts/promotion-input';
import { formatMoney } from '@pazar/format/money';
import { packName } from '@pazar/format/pack-name';
import { formatQuantity } from '@pazar/format/quantity';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { promotionPreview } from '../../api/promotion-preview.ts';
import styles from './expected-card.module.css';
import type { PreviewedPack, PreviewedProduct } from '@pazar/contracts/promotion-preview';
import { amountOf } from '@pazar/format/quantity-math';
import { isReduced } from '../../model/reductions.ts';

export interface ExpectedCardProps {
  promotion: PromotionSketch;
  /** Of a promotion that is stored. */
  id: string | undefined;
  stockLimit: StockLimit;
}

/** What a limited quantity of one product brings when all of it is sold; nothing for others. */
export function ExpectedCard({ promotion, id, stockLimit }: ExpectedCardProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { currency } = promotion;
  const { data, notice } = useInlineQuery(promotionPreview(useHttp(), promotion, id));
  const expected = expectedOf(stockLimit, data?.products ?? []);
  if (expected === undefined) return notice;
  const { pack, regularMinor, reducedMinor } = expected;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <InfoCard title={t('promotion.expected.title')}>
      <p>
        {t('promotion.expected.all', {
          amount: formatQuantity(stockLimit.quantity, stockLimit.unit, locale),
          names: packName(pack, locale),
        })}
      </p>
      <p className={styles.sum}>{money(reducedMinor)}</p>
      <DescriptionList
        items={[
          { term: t('promotion.expected.regular'), detail: money(regularMinor) },
          { term: t('promotion.expected.discount'), detail: money(regularMinor - reducedMinor) },
          { term: t('promotion.expected.writtenOff'), detail: money(regularMinor) },
        ]}
      />
    </InfoCard>
  );
}

/** What a limited quantity brings when all of it is sold as one pack; gross minor units. */
interface Expected {
  readonly pack: PreviewedPack;
  readonly regularMinor: number;
  readonly reducedMinor: number;
}

/** Undefined where that is no single sum: several products, another unit, or no lower price. */
function expectedOf(
  { quantity, unit }: StockLimit,
  [product, ...others]: readonly PreviewedProduct[],
): Expected | undefined {
  if (product?.baseUnit !== unit || others.length > 0) return undefined;
  const pack = product.packs.find(isReduced);
  if (!pack?.unitPrice) return undefined;
  const { beforeMinor, afterMinor } = pack.unitPrice;
  return {
    pack,
    regularMinor: amountOf(quantity, beforeMinor),
    reducedMinor: amountOf(quantity, afterMinor),
  };
}
