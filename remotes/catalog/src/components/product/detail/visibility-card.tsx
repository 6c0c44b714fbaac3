import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useTranslation } from '@pazar/shell/translation';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { fixLink } from '../../../model/product/fix-link.ts';

/** Why customers cannot see a product, and where each reason is fixed. */
export function VisibilityCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { id, visibility, moderation } = product;
  return (
    <InfoCard title={t('product.why.title')}>
      <InfoLines>
        {visibility.reasons.map((reason) => (
          <InfoLine
            key={reason}
            tone="attention"
            name={t(`product.reason.${reason}`)}
            detail={reason === 'blocked' ? t('product.why.blocked') : undefined}
          >
            {reason === 'blocked' ? (
              moderation.reason !== null && <q>{moderation.reason}</q>
            ) : (
              <TextLink to={fixLink(reason, id)}>{t(`product.fix.${reason}`)}</TextLink>
            )}
          </InfoLine>
        ))}
      </InfoLines>
    </InfoCard>
  );
}
