import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatQuantity } from '@pazar/format/quantity';
import { isPositive } from '@pazar/format/quantity-math';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { remainingWithWaiting } from '../../../model/produce/queue/pending-amounts.ts';
import { useEntryQueue } from '../waiting/entry-queue-context.ts';
import styles from './lot-figures.module.css';

const figures = ['harvested', 'sold', 'wasted', 'ownUse', 'adjusted', 'remaining'] as const;

/** What the ledger of a lot adds up to, and what it will be with all that waits to be sent. */
export function LotFigures({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { entries } = useEntryQueue();
  const write = (quantity: string) => formatQuantity(quantity, lot.unit, locale);
  const outlook = remainingWithWaiting(lot, entries);

  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure} className={styles.figure} data-main={figure === 'remaining'}>
          <dt className={styles.term}>{t(`produce.figure.${figure}`)}</dt>
          <dd className={styles.amount}>
            {figure === 'adjusted' && isPositive(lot.adjusted) && '+'}
            {write(lot[figure])}
            {figure === 'remaining' && outlook !== lot.remaining && (
              <span className={styles.outlook}>
                {t('produce.figure.outlook', { quantity: write(outlook) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
