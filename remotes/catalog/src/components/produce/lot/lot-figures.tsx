import type { LotDetail } from '@pazar/contracts/produce-detail';
import { isPositive, shareOf, sumOf } from '@pazar/format/quantity-math';
import { useFormatters } from '@pazar/section/use-formatters';
import { remainingWithWaiting } from '../../../model/produce/queue/pending-amounts.ts';
import { useEntryQueue } from '../waiting/entry-queue.tsx';
import styles from './lot-figures.module.css';

/** Where a lot went: the parts of the bar, in its order. */
const parts = ['sold', 'wasted', 'ownUse', 'remaining'] as const;

const figures = ['harvested', 'sold', 'wasted', 'ownUse', 'adjusted'] as const;

/** The remaining quantity of a lot, its movements, and the quantity after all waiting entries are sent. */
export function LotFigures({ lot }: { lot: LotDetail }) {
  const { t, ...format } = useFormatters('catalog');
  const { entries } = useEntryQueue();
  const amount = (quantity: string) => format.quantity(quantity, lot.unit);
  const outlook = remainingWithWaiting(lot, entries);
  const filled = parts.filter((part) => isPositive(lot[part]));
  const whole = sumOf(...filled.map((part) => lot[part]));

  return (
    <dl className={styles.figures}>
      <div className={styles.main}>
        <dt className={styles.term}>{t('produce.figure.remaining')}</dt>
        <dd className={styles.left}>{amount(lot.remaining)}</dd>
        {outlook !== lot.remaining && (
          <dd className={styles.term}>
            {t('produce.figure.outlook', { quantity: amount(outlook) })}
          </dd>
        )}
        <dd className={styles.bar} aria-hidden="true">
          {filled.map((part) => (
            <span
              key={part}
              className={styles.part}
              data-part={part}
              style={{ inlineSize: `${shareOf(lot[part], whole)}%` }}
            />
          ))}
        </dd>
      </div>
      {figures.map((figure) => (
        <div key={figure} className={styles.figure} data-zero={Number(lot[figure]) === 0}>
          <dt className={styles.term}>
            <span className={styles.key} data-part={figure} aria-hidden="true" />
            {t(`produce.figure.${figure}`)}
          </dt>
          <dd className={styles.amount}>
            {figure === 'adjusted' && isPositive(lot.adjusted) && '+'}
            {amount(lot[figure])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
