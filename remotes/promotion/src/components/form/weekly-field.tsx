import { dayNames } from '@pazar/format/calendar-names';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { FieldBinding, MemberErrors } from '@pazar/section/form/form-field';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { TimeField } from '@pazar/ui/input/time-field';
import { Columns, Stack } from '@pazar/ui/layout';
import type { WeeklyValues } from '../../model/promotion-values.ts';

export interface WeeklyFieldProps extends FieldBinding<WeeklyValues | null> {
  faults: MemberErrors;
}

/** A market on Saturday morning: what the hours start with. */
const market: WeeklyValues = { days: [6], from: '07:00', to: '12:00' };

/** Days and hours of the week in which it holds; always without them. */
export function WeeklyField({ faults, error, value, onChange, ...field }: WeeklyFieldProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const wiring = (name: 'days' | 'from' | 'to') => ({
    id: `${field.id}-${name}`,
    label: t(`promotion.field.${name}`),
    error: faults[name],
  });
  return (
    <Stack>
      <Checkbox
        {...field}
        error={Object.keys(faults).length === 0 ? error : undefined}
        value={value !== null}
        onChange={(isOn) => onChange(isOn ? market : null)}
      />
      {value !== null && (
        <>
          <CheckboxGroup
            {...wiring('days')}
            value={value.days}
            options={dayNames(locale).map((label, index) => ({ value: index + 1, label }))}
            onChange={(days) => onChange({ ...value, days })}
          />
          <Columns>
            <TimeField
              {...wiring('from')}
              value={value.from}
              onChange={(from) => onChange({ ...value, from })}
            />
            <TimeField
              {...wiring('to')}
              takesMidnightEnd
              value={value.to}
              onChange={(to) => onChange({ ...value, to })}
            />
          </Columns>
        </>
      )}
    </Stack>
  );
}
