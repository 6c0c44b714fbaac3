import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatDate } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { formatQuantity } from '@pazar/format/quantity';
import { shareOf } from '@pazar/format/quantity-math';
import { useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Progress } from '@pazar/ui/overlay/progress';
import { Quiet } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import { harvestsOf } from '../../../api/produce/harvests.ts';
import styles from './lot-plan.module.css';

/** What was expected of a lot against what came of it, harvest by harvest. */
export function LotPlan({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { rows: harvests, notice } = useChoices(harvestsOf(useHttp(), lot.id));
  const write = (quantity: string) => formatQuantity(quantity, lot.unit, locale);
  const { expectedQuantity, harvested, progress, yieldPerDka } = lot;
  if (expectedQuantity === null && harvests.length === 0 && !notice) return null;
  const largest = harvests.reduce(
    (most, { quantity }) => (Number(quantity) > Number(most) ? quantity : most),
    '0.000',
  );

  return (
    <PageSection title={t('produce.plan.title')} isLandmark={false}>
      {expectedQuantity !== null && (
        <Progress
          label={t('produce.plan.title')}
          value={shareOf(harvested, expectedQuantity) / 100}
          detail={t('produce.plan.progress', {
            harvested: write(harvested),
            expected: write(expectedQuantity),
            percent: formatPercent(progress ?? 0, locale),
          })}
        />
      )}
      {yieldPerDka !== null && (
        <Quiet>{t('produce.plan.yield', { quantity: write(yieldPerDka) })}</Quiet>
      )}
      {notice}
      {harvests.length > 0 && (
        <>
          <h3 className={styles.subtitle}>
            {t('produce.plan.harvests', {
              count: harvests.length,
              number: formatNumber(harvests.length, locale),
            })}
          </h3>
          <ul className={styles.harvests}>
            {harvests.map(({ id, occurredAt, quantity }) => (
              <li key={id} className={styles.harvest}>
                <span>{formatDate(occurredAt, locale)}</span>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${shareOf(quantity, largest)}%` }}
                  aria-hidden="true"
                />
                <span>{write(quantity)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </PageSection>
  );
}
