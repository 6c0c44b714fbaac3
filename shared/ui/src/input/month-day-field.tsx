import { formatMonthDay, parseMonthDay } from '@pazar/format/month-day';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { FieldProps, ValueProps } from './field-props.ts';
import { ReadTextField } from './read-text-field.tsx';

export interface MonthDayFieldProps
  extends FieldProps, ValueProps<string | null, HTMLInputElement> {}

const exampleDay = '08-23';
const monthDay = /^\d{2}-\d{2}$/;

/**
 * A day of every year, such as the first of a season, typed as people write it: `23.08`, `23 Aug`.
 * Value: `MM-DD`, `null` when empty, the text as typed while it is no day, which no schema accepts.
 */
export function MonthDayField(props: MonthDayFieldProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <ReadTextField
      {...props}
      read={readMonthDay}
      unreadable={(text) => text}
      write={(value) => (monthDay.test(value) ? formatMonthDay(value, locale) : value)}
      wrong={t('field.monthDay.wrong', { example: formatMonthDay(exampleDay, locale) })}
      placeholder={t('field.monthDay.pattern')}
    />
  );
}

function readMonthDay(text: string): string | null | undefined {
  const parsed = parseMonthDay(text);
  if (parsed.kind === 'empty') return null;
  return parsed.kind === 'day' ? parsed.value : undefined;
}
