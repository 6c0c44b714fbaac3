import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatDate } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { formatQuantity } from '@pazar/format/quantity';
import { shareOf } from '@pazar/format/quantity-math';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import { useChoices } from '../../use-choices.tsx';
import styles from './lot-plan.module.css';
import { LotSection } from './lot-section.tsx';

/** What was expected of a lot against what came of it, picking by picking. */
export function LotPlan({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { rows: pickings, notice } = useChoices(lotQueries.pickings(useHttp(), lot.id));
  const write = (quantity: string) => formatQuantity(quantity, lot.unit, locale);
  const { expectedQuantity, harvested, progress, yieldPerDka } = lot;
  if (expectedQuantity === null && pickings.length === 0 && !notice) return null;
  const largest = pickings.reduce(
    (most, { quantity }) => (Number(quantity) > Number(most) ? quantity : most),
    '0.000',
  );

  return (
    <LotSection title={t('produce.plan.title')}>
      {expectedQuantity !== null && (
        <div className={styles.plan}>
          <progress
            className={styles.progress}
            aria-label={t('produce.plan.title')}
            max={100}
            value={shareOf(harvested, expectedQuantity)}
          />
          <p>
            {t('produce.plan.progress', {
              harvested: write(harvested),
              expected: write(expectedQuantity),
              percent: formatPercent(progress ?? 0, locale),
            })}
          </p>
        </div>
      )}
      {yieldPerDka !== null && (
        <p className={styles.detail}>{t('produce.plan.yield', { quantity: write(yieldPerDka) })}</p>
      )}
      {notice}
      {pickings.length > 0 && (
        <>
          <h3 className={styles.subtitle}>
            {t('produce.plan.pickings', {
              count: pickings.length,
              number: formatNumber(pickings.length, locale),
            })}
          </h3>
          <ul className={styles.pickings}>
            {pickings.map(({ id, occurredAt, quantity }) => (
              <li key={id} className={styles.picking}>
                <span>{formatDate(occurredAt, locale)}</span>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${shareOf(quantity, largest)}%` }}
                  aria-hidden="true"
                />
                <span className={styles.amount}>{write(quantity)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </LotSection>
  );
}
