import { movementLimits } from '@pazar/contracts/movement-input';
import { useTranslation } from 'react-i18next';
import { DateField } from '@pazar/ui/input/date-field';
import type { MovementEntry } from '../../../model/product/movement-entry.ts';

export interface DayFieldProps {
  entry: MovementEntry;
  today: string;
  error: string | undefined;
  onChange: (part: Pick<MovementEntry, 'day'>) => void;
}

/** When it was: today, unless an earlier day is chosen. */
export function DayField({ entry, today, error, onChange }: DayFieldProps) {
  const { t } = useTranslation('catalog');
  return (
    <DateField
      label={t('produce.entry.day')}
      name="day"
      min={movementLimits.firstDay}
      max={today}
      value={entry.day ?? today}
      error={error}
      onChange={(day) => onChange({ day: day === today ? null : (day ?? '') })}
    />
  );
}
