import type { CalendarLot } from '@pazar/contracts/produce-calendar';
import { useFormatters } from '@pazar/section/use-formatters';
import { Badge } from '@pazar/ui/badge';
import { TextLink } from '@pazar/ui/text-link';
import { lotStatusTones } from '../../../model/produce/lot-status.ts';
import styles from './season-calendar.module.css';

/** The lots of one crop in a year, each with its planned and its harvested quantity. */
export function CalendarLots({ lots }: { lots: readonly CalendarLot[] }) {
  const { t, ...format } = useFormatters('catalog');
  return (
    <ul className={styles.list}>
      {lots.map((lot) => {
        const inUnit = (quantity: string) => format.quantity(quantity, lot.unit);
        const facts = [
          lot.plantedOn && t('produce.calendar.planted', { day: format.day(lot.plantedOn) }),
          lot.expectedFrom && t('produce.calendar.ripe', { day: format.day(lot.expectedFrom) }),
          lot.expectedQuantity === null
            ? t('produce.calendar.amount', { harvested: inUnit(lot.harvested) })
            : t('produce.calendar.amounts', {
                harvested: inUnit(lot.harvested),
                expected: inUnit(lot.expectedQuantity),
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
