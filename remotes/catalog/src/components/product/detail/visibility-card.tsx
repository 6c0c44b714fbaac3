import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useTranslation } from '@pazar/shell/translation';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';
import { fixLink } from '../../../model/product/fix-link.ts';
import styles from './info-lines.module.css';

/** Why customers cannot see a product, and where each reason is mended. */
export function VisibilityCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { id, visibility, moderation } = product;
  return (
    <InfoCard title={t('product.why.title')}>
      <ul className={styles.lines}>
        {visibility.reasons.map((reason) => (
          <li key={reason} className={styles.line} data-tone="attention">
            <strong className={styles.name}>{t(`product.reason.${reason}`)}</strong>
            {reason === 'blocked' && moderation.reason !== null && <q>{moderation.reason}</q>}
            {reason === 'blocked' ? (
              <span className={styles.detail}>{t('product.why.blocked')}</span>
            ) : (
              <TextLink to={fixLink(reason, id)}>{t(`product.fix.${reason}`)}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </InfoCard>
  );
}
