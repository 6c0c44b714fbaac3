import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useTranslation } from '@pazar/shell/translation';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';
import { adviceFor } from '../../../model/product/checklist.ts';
import { requirementLink } from '../../../model/product/fix-link.ts';
import styles from './info-lines.module.css';

/** What publishing still asks for, and what else would help to sell the product. */
export function ChecklistCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { id, publishRequirements } = product;
  const advice = adviceFor(product);
  if (publishRequirements.length === 0 && advice.every(({ isDone }) => isDone)) return null;
  return (
    <InfoCard title={t('product.checklist.title')}>
      <ul className={styles.lines}>
        {publishRequirements.map((requirement) => (
          <li key={requirement.code} className={styles.line} data-tone="attention">
            <span className={styles.detail}>{t('product.checklist.needed')}</span>
            <TextLink to={requirementLink(requirement, id)}>
              {t(`product.requirement.${requirement.code}`)}
            </TextLink>
          </li>
        ))}
        {advice.map((line) => (
          <li key={line.advice} className={styles.line} data-tone={line.isDone ? 'good' : 'quiet'}>
            {line.isDone ? (
              <span>
                <VisuallyHidden>{t('product.checklist.done')}</VisuallyHidden>{' '}
                {t(`product.advice.${line.advice}.done`)}
              </span>
            ) : (
              <TextLink to={`/product/${id}${line.place}`}>
                {t(`product.advice.${line.advice}.open`)}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </InfoCard>
  );
}
