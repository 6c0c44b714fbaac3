import type { LotDetail } from '@pazar/contracts/produce-detail';
import { shareOf } from '@pazar/format/quantity-math';
import { useChoices } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { Progress } from '@pazar/ui/overlay/progress';
import { Quiet } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { harvestsOf } from '../../../api/produce/harvests.ts';
import styles from './lot-plan.module.css';

/** What was expected of a lot against what came of it, harvest by harvest. */
export function LotPlan({ lot }: { lot: LotDetail }) {
  const { t, ...format } = useFormatters('catalog');
  const { rows: harvests, notice } = useChoices(harvestsOf(useHttp(), lot.id));
  const amount = (quantity: string) => format.quantity(quantity, lot.unit);
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
          value={shareOf(harvested, expectedQuantity) / 100}
          label={t('produce.plan.progress', {
            harvested: amount(harvested),
            expected: amount(expectedQuantity),
            percent: format.percent(progress ?? 0),
          })}
        />
      )}
      {yieldPerDka !== null && (
        <Quiet>{t('produce.plan.yield', { quantity: amount(yieldPerDka) })}</Quiet>
      )}
      {notice}
      {harvests.length > 0 && (
        <>
          <h3 className={styles.subtitle}>
            {t('produce.plan.harvests', {
              count: harvests.length,
              number: format.number(harvests.length),
            })}
          </h3>
          <ul className={styles.harvests}>
            {harvests.map(({ id, occurredAt, quantity }) => (
              <li key={id} className={styles.harvest}>
                <span className={styles.day}>{format.day(occurredAt)}</span>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${shareOf(quantity, largest)}%` }}
                  aria-hidden="true"
                />
                <span>{amount(quantity)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </PageSection>
  );
}
