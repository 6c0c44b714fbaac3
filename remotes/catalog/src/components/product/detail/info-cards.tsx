import type { ProductDetail } from '@pazar/contracts/product-detail';
import { locationSource } from '@pazar/section/locations';
import { settlementFor } from '@pazar/section/settlement-for';
import { namedQuery } from '@pazar/section/search-source';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { adviceFor } from '../../../model/product/checklist.ts';
import { requirementLink } from '../../../model/product/visibility.ts';
import { useReasonText } from '../use-reason-text.ts';
import { FixLink } from '../fix-link.tsx';

/** Lists the reasons why customers cannot see a product, each with a link to the page that fixes it. */
export function VisibilityCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const reasonText = useReasonText();
  const { visibility, moderation } = product;
  return (
    <InfoCard title={t('product.why.title')}>
      <InfoLines>
        {visibility.reasons.map((reason) => (
          <InfoLine
            key={reason}
            tone="attention"
            name={reasonText(reason, product)}
            detail={reason === 'blocked' ? t('product.why.blocked') : undefined}
          >
            {reason === 'blocked' ? (
              moderation.reason !== null && <q>{moderation.reason}</q>
            ) : (
              <FixLink reason={reason} product={product} />
            )}
          </InfoLine>
        ))}
      </InfoLines>
    </InfoCard>
  );
}

/** What publishing still asks for, and what else would help to sell the product. */
export function ChecklistCard({ product }: { product: ProductDetail }) {
  const { t, number } = useFormatters('catalog');
  const { id, publishRequirements } = product;
  const advice = adviceFor(product);
  const total = publishRequirements.length + advice.length;
  const done = advice.filter(({ isDone }) => isDone).length;
  if (done === total) return null;
  return (
    <InfoCard title={t('product.checklist.title')}>
      <p>{t('product.checklist.progress', { done: number(done), total: number(total) })}</p>
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

/** Where customers can buy it, with the way to each location. */
export function LocationsCard({ product: { locationIds } }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { data = [], notice } = useInlineQuery(
    namedQuery(useHttp(), locationSource(), locationIds),
  );
  if (locationIds.length === 0) return null;
  return (
    <InfoCard title={t('product.places.title')}>
      {notice}
      <InfoLines>
        {data.map(({ id, name, address }) => (
          <InfoLine
            key={id}
            name={<TextLink to={`/location/${id}`}>{name}</TextLink>}
            detail={settlementFor(address, locale)}
          />
        ))}
      </InfoLines>
    </InfoCard>
  );
}
