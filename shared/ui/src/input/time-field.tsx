import { parseTime } from '@pazar/format/parse-time';
import { useTranslation } from 'react-i18next';
import type { FieldProps, ValueProps } from './field-props.ts';
import { ReadTextField } from './read-text-field.tsx';

export interface TimeFieldProps extends FieldProps, ValueProps<string | null, HTMLInputElement> {
  /** Whether `24:00` is a time too, as where something closes at the end of the day. */
  takesMidnightEnd?: boolean | undefined;
}

/**
 * A time of the day on the 24-hour clock, typed as people write it: `8`, `8:30`, `0830`. Value:
 * `HH:MM`, `null` when empty, the text as typed while it is no time, which no schema accepts.
 */
export function TimeField({ takesMidnightEnd = false, ...props }: TimeFieldProps) {
  const { t } = useTranslation('shell');
  function read(text: string): string | null | undefined {
    const parsed = parseTime(text, takesMidnightEnd);
    if (parsed.kind === 'empty') return null;
    return parsed.kind === 'time' ? parsed.value : undefined;
  }
  return (
    <ReadTextField
      {...props}
      read={read}
      unreadable={asTyped}
      write={asTyped}
      wrong={t('field.time.wrong')}
      placeholder={t('field.time.pattern')}
    />
  );
}

const asTyped = (text: string) => text;
