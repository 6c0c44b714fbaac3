import { type Weekday, weekdays } from '@pazar/contracts/opening-hours';
import { dayNames } from '@pazar/format/calendar-names';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { Popover } from '@pazar/ui/overlay/popover';
import { Row, Stack } from '@pazar/ui/layout';
import { useState } from 'react';

interface CopyHoursProps {
  day: Weekday;
  onCopy: (days: readonly Weekday[]) => void;
}

const workdays: readonly Weekday[] = weekdays.slice(0, 5);

/** Copies the hours of a day to others, which are chosen first: Monday to Friday, unless the agent says otherwise. */
export function CopyHours({ day, onCopy }: CopyHoursProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const names = dayNames(locale);
  const shortNames = dayNames(locale, 'short');
  const name = names[weekdays.indexOf(day)] ?? '';
  const [days, setDays] = useState<readonly Weekday[]>(workdays.filter((one) => one !== day));
  const number = formatNumber(days.length, locale);
  return (
    <Popover
      label={t('location.hours.copy', { day: name })}
      icon="duplicate"
      hidesLabel="always"
      variant="quiet"
      align="end"
    >
      {(close) => (
        <Stack>
          <CheckboxGroup
            label={t('location.hours.copyTitle', { day: name })}
            value={days}
            onChange={setDays}
            options={weekdays.flatMap((value, index) =>
              value === day ? [] : [{ value, label: shortNames[index] ?? value }],
            )}
          />
          <Row align="end">
            <Button onClick={close}>{t('location.hours.copyCancel')}</Button>
            <Button
              variant="primary"
              onClick={() => {
                onCopy(days);
                close();
              }}
            >
              {t('location.hours.copyDays', { count: days.length, number })}
            </Button>
          </Row>
        </Stack>
      )}
    </Popover>
  );
}
