import type { CalendarLot } from '@pazar/contracts/produce-calendar';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import { TextLink } from '@pazar/ui/text-link';
import { lotStatusTones } from '../../../model/produce/lot-status.ts';
import styles from './season-calendar.module.css';

/** The lots of one crop in a year, each with what is planned and what came of it. */
export function CalendarLots({ lots }: { lots: readonly CalendarLot[] }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {lots.map((lot) => {
        const write = (quantity: string) => formatQuantity(quantity, lot.unit, locale);
        const facts = [
          lot.plantedOn &&
            t('produce.calendar.planted', { day: formatDate(lot.plantedOn, locale) }),
          lot.expectedFrom &&
            t('produce.calendar.ripe', { day: formatDate(lot.expectedFrom, locale) }),
          lot.expectedQuantity === null
            ? t('produce.calendar.amount', { harvested: write(lot.harvested) })
            : t('produce.calendar.amounts', {
                harvested: write(lot.harvested),
                expected: write(lot.expectedQuantity),
              }),
        ];
        return (
          <li key={lot.id} className={styles.lot}>
            <TextLink to={`/produce/${lot.id}`}>
              {[lot.lotNumber, lot.variety].filter(Boolean).join(' · ')}
            </TextLink>
            <Badge tone={lotStatusTones[lot.status]}>{t(`produce.status.${lot.status}`)}</Badge>
            <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
