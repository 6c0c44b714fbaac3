import { formatDate } from '@pazar/format/date';
import { parseDate } from '@pazar/format/parse-date';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useRef, useState } from 'react';
import { Floating } from '../../floating/floating.tsx';
import { useDismiss } from '../../floating/use-dismiss.ts';
import controls from '../field/field.module.css';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { Field, fieldHead } from '../field/field.tsx';
import { Calendar } from './calendar.tsx';
import { besideButton, InnerButton } from '../inner-button/inner-button.tsx';
import { useReadText } from '../use-read-text.ts';
import { useToday } from '../use-today.ts';

export interface DateFieldProps extends FieldProps, ValueProps<string | null, HTMLInputElement> {
  /** First and last day that the calendar offers, `YYYY-MM-DD`; the schema has the last word. */
  min?: string | undefined;
  max?: string | undefined;
}

const exampleDay = '2026-08-23';
const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A calendar day, typed as people write it or chosen from a month. Value: `YYYY-MM-DD`, `null` when
 * empty, the text as typed while it is no day, which no schema accepts.
 */
export function DateField({ value, onChange, onBlur, min, max, ...props }: DateFieldProps) {
  const [head, rest] = fieldHead(props);
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const today = useToday();
  const date = useReadText({
    value,
    onChange,
    read: (text) => readDay(text, today),
    unreadable: (text) => text,
    write: (day) => (calendarDay.test(day) ? formatDate(day, locale) : day),
  });
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, [box], () => setOpen(false));

  const example = formatDate(exampleDay, locale);
  const wrong = date.isWrong ? t('field.date.wrong', { example }) : head.error;
  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <Field {...head} error={wrong}>
      {(wiring) => (
        <span
          ref={box}
          role="presentation"
          className={controls.box}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            // Escape here is not meant for a dialog around the field.
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        >
          <input
            {...rest}
            {...wiring}
            className={`${controls.control} ${besideButton}`}
            inputMode="text"
            autoComplete="off"
            placeholder={t('field.date.pattern')}
            value={date.text}
            onChange={(event) => date.type(event.target.value)}
            onBlur={() => {
              date.leave();
              onBlur?.();
            }}
          />
          <InnerButton
            ref={opener}
            icon="calendar"
            aria-label={`${t('field.date.choose')}: ${head.label}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={rest.disabled}
            onClick={() => setOpen(!isOpen)}
          />
          {isOpen && (
            <Floating anchor={box} align="end" role="dialog" aria-label={t('field.date.choose')}>
              <Calendar
                value={value !== null && calendarDay.test(value) ? value : null}
                today={today}
                min={min}
                max={max}
                onChoose={(day) => {
                  date.choose(day);
                  close();
                }}
              />
            </Floating>
          )}
        </span>
      )}
    </Field>
  );
}

/** @param today for a missing year */
function readDay(text: string, today: string): string | null | undefined {
  const parsed = parseDate(text, today);
  if (parsed.kind === 'empty') return null;
  return parsed.kind === 'date' ? parsed.value : undefined;
}
