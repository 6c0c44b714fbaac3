import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useTranslation } from '@pazar/shell/translation';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { adviceFor } from '../../../model/product/checklist.ts';
import { requirementLink } from '../../../model/product/fix-link.ts';

/** What publishing still asks for, and what else would help to sell the product. */
export function ChecklistCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { id, publishRequirements } = product;
  const advice = adviceFor(product);
  if (publishRequirements.length === 0 && advice.every(({ isDone }) => isDone)) return null;
  return (
    <InfoCard title={t('product.checklist.title')}>
      <InfoLines>
        {publishRequirements.map((requirement) => (
          <InfoLine key={requirement.code} tone="attention" detail={t('product.checklist.needed')}>
            <TextLink to={requirementLink(requirement, id)}>
              {t(`product.requirement.${requirement.code}`)}
            </TextLink>
          </InfoLine>
        ))}
        {advice.map(({ advice: one, isDone, place }) => (
          <InfoLine key={one} tone={isDone ? 'good' : 'quiet'}>
            {isDone ? (
              <span>
                <VisuallyHidden>{t('product.checklist.done')}</VisuallyHidden>{' '}
                {t(`product.advice.${one}.done`)}
              </span>
            ) : (
              <TextLink to={`/product/${id}${place}`}>{t(`product.advice.${one}.open`)}</TextLink>
            )}
          </InfoLine>
        ))}
      </InfoLines>
    </InfoCard>
  );
}
