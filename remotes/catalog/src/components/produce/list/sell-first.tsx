import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { useToday } from '@pazar/section/use-today';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import { useChoices } from '../../use-choices.tsx';
import { lotName } from '../lot-name.ts';
import styles from './info-list.module.css';

/** Lots whose best is soon over, or is, soonest first: what to take to the market tomorrow. */
export function SellFirst() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const today = useToday();
  const { rows: lots, notice } = useChoices(lotQueries.sellFirst(useHttp()));
  if (lots.length === 0 && !notice) return null;
  return (
    <InfoBar>
      <InfoCard title={t('produce.sellFirst.title')}>
        {notice}
        <ul className={styles.list}>
          {lots.map((lot) => {
            const day = lot.bestBefore ?? today;
            const isOver = day < today;
            return (
              <li key={lot.id} className={styles.item}>
                <TextLink to={`/produce/${lot.id}`}>{lotName(lot, locale)}</TextLink>
                <span className={styles.detail}>
                  {t(isOver ? 'produce.sellFirst.over' : 'produce.sellFirst.until', {
                    quantity: formatQuantity(lot.remaining, lot.unit, locale),
                    day: formatDate(day, locale),
                  })}
                </span>
                <TextLink to={`/produce/record/sale?lot=${lot.id}`}>
                  {t('produce.entry.save.sale')}
                </TextLink>
              </li>
            );
          })}
        </ul>
      </InfoCard>
    </InfoBar>
  );
}
