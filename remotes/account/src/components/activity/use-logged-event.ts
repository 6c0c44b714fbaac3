import { activitySubjects, type Activity } from '@pazar/contracts/activity';
import { formatDateTime } from '@pazar/format/date';
import { formatList } from '@pazar/format/list';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useShell } from '@pazar/shell/context';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { LoggedChange } from '@pazar/section/record/change-log';
import {
  eventFields,
  eventWords,
  type EventField,
  type EventWord,
} from '../../model/event-words.ts';

/** An event of the activity as the log shows it: fields that have words, before and after. */
export function useLoggedEvent(): (event: Activity) => LoggedChange {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { subjectPage } = useShell();

  function wordText(text: string): string {
    const word: EventWord | undefined = eventWords.find((each) => each === text);
    if (word !== undefined) return t(`account.word.${word}`);
    return /^\d{4}-\d{2}-\d{2}T/.test(text) ? formatDateTime(text, locale) : text;
  }
  function valueText(value: unknown): string {
    if (value === null || value === undefined || value === '') return t('account.event.none');
    if (typeof value === 'boolean') return t(value ? 'account.yes' : 'account.no');
    if (typeof value === 'number') return formatNumber(value, locale);
    if (Array.isArray(value)) return formatList(value.map(valueText), locale);
    return typeof value === 'string' ? wordText(value) : t('account.event.changed');
  }
  function fieldOf(name: string): EventField | undefined {
    return eventFields.find((each) => each === name);
  }
  return function logged({ before, name, label, ...event }) {
    const { after } = event;
    const changed = Object.keys({ ...before, ...after }).flatMap((key) => fieldOf(key) ?? []);
    return {
      ...event,
      label: name === null ? label : readLocalizedText(name, locale).text,
      href: subjectPage?.(activitySubjects({ ...event, name }), event.entityId ?? ''),
      fields: changed
        .map((field) => ({
          field,
          label: t(`account.event.field.${field}`),
          before: valueText(before?.[field]),
          after: valueText(after?.[field]),
        }))
        // A new record names its empty fields too.
        .filter((field) => field.before !== field.after),
    };
  };
}
