import { monthNames } from '@pazar/format/calendar-names';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { FieldProps, ListProps } from '../field-props.ts';
import { FieldGroup } from '../field/field-group.tsx';
import styles from './month-set.module.css';

export interface MonthSetProps extends FieldProps, ListProps<number, HTMLInputElement> {}

const shortLength = 3;

/**
 * A set of months, such as a season; it may pass the end of the year. Value: numbers 1 to 12 in
 * ascending order; an empty set means all year. `ref` is January's box.
 */
export function MonthSet({ value, onChange, onBlur, ref, name, disabled, ...head }: MonthSetProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  function toggle(month: number, isOn: boolean): void {
    const others = value.filter((one) => one !== month);
    onChange((isOn ? [...others, month] : others).toSorted((one, other) => one - other));
  }
  const aside =
    value.length === 0 ? t('field.months.all') : t('field.months.chosen', { count: value.length });
  return (
    <FieldGroup {...head} aside={aside}>
      {({ id }) => (
        <div className={styles.months}>
          {monthNames(locale).map((label, index) => (
            <label key={label} className={styles.month}>
              <input
                id={index === 0 ? id : undefined}
                ref={index === 0 ? ref : undefined}
                type="checkbox"
                name={name}
                className={styles.box}
                aria-label={label}
                value={index + 1}
                checked={value.includes(index + 1)}
                disabled={disabled}
                onBlur={onBlur}
                onChange={(event) => toggle(index + 1, event.target.checked)}
              />
              <span aria-hidden="true">{label.slice(0, shortLength)}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
