import type { Locale } from '@pazar/contracts/locale';
import { localeSchema } from '@pazar/contracts/locale';
import { formatDate } from '@pazar/format/date';
import { formatList } from '@pazar/format/list';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import type { FieldPath } from '../json/changed-paths.ts';
import { type Author, useIsOwn } from '../record/author.ts';
import { describeField, type FieldDescriptions } from './field-description.ts';
import type { FieldFault } from './field-fault.ts';

/** The texts of a form: its fields' labels, errors and values, and the result of a save. */
export interface FieldTexts {
  readonly label: (path: FieldPath) => string;
  readonly fault: (fault: FieldFault) => string;
  readonly show: (path: FieldPath, value: unknown) => string;
  readonly unchanged: string;
  /** @param by who changed other fields in between */
  readonly merged: (by: Author) => string;
  /** The values that are lost without a save; undefined for no field. */
  readonly unsaved: (labels: readonly string[]) => string | undefined;
}

/** Fields that the question before leaving names; the others are counted. */
const maxNamed = 3;

const ownTexts = [
  'required',
  'min',
  'max',
  'min-length',
  'max-length',
  'format',
  'invalid',
  'duplicate',
  'before-start',
  'incomplete',
  'overlap',
  'empty',
  'too-long',
  'control',
  'invisible',
  'unit',
  'precision',
  'whole',
  'personal-number',
] as const;

/** In the agent's language: the field's own message, else the shell's, else the server's. */
export function useFieldTexts(fields: FieldDescriptions): FieldTexts {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const isOwn = useIsOwn();

  return useMemo(() => {
    function limitOf({ path, code, limit = 0 }: FieldFault): string {
      // The limits of a text are numbers of characters, whatever the text is.
      const isOfValue = code === 'min' || code === 'max';
      const inWords = isOfValue ? describeField(fields, path)?.showLimit?.(limit) : undefined;
      return inWords ?? formatNumber(limit, locale);
    }
    function label(path: FieldPath): string {
      const description = describeField(fields, path);
      const language = fields[path] === undefined ? languageOf(path) : undefined;
      const name = description?.label ?? path;
      return language === undefined ? name : t(`form.inLanguage.${language}`, { field: name });
    }
    function fault(found: FieldFault): string {
      const own = describeField(fields, found.path)?.explain?.(found);
      const key = ownTexts.find((known) => known === found.code);
      if (own !== undefined) return own;
      if (key === undefined) return found.detail ?? t('form.fault.invalid');
      return t(`form.fault.${key}`, { limit: limitOf(found) });
    }
    function show(path: FieldPath, value: unknown): string {
      if (isNothing(value)) return t('form.nothing');
      const field = describeField(fields, path);
      // A field is formatted as a whole: a single language shows only its text.
      const text = field?.isExact === true ? field.show?.(value) : undefined;
      return text ?? plainText(value, locale);
    }
    function merged(by: Author): string {
      if (isOwn(by)) return t('form.conflict.own.merged');
      const { name } = by;
      return name === null ? t('form.conflict.merged') : t('form.conflict.mergedWith', { name });
    }
    function unsaved(labels: readonly string[]): string | undefined {
      if (labels.length === 0) return undefined;
      const rest = labels.length - maxNamed;
      if (rest <= 0) return t('form.unsavedFields', { fields: formatList(labels, locale) });
      return t('form.unsavedMore', {
        fields: labels.slice(0, maxNamed).join(', '),
        number: formatNumber(rest, locale),
      });
    }
    return { label, fault, show, unchanged: t('form.unchanged'), merged, unsaved };
  }, [t, locale, fields, isOwn]);
}

function languageOf(path: FieldPath): Locale | undefined {
  const last = path.split('.').at(-1);
  return path.includes('.') ? localeSchema.options.find((locale) => locale === last) : undefined;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Texts unchanged, numbers and days in the agent's format, any other value as its parts. */
function plainText(value: unknown, locale: Locale): string {
  if (typeof value === 'number') return formatNumber(value, locale);
  if (typeof value === 'string') return day.test(value) ? formatDate(value, locale) : value;
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return formatList(
    parts.filter((part) => !isNothing(part)).map((part) => plainText(part, locale)),
    locale,
  );
}
