import type { Locale } from '@pazar/contracts/locale';
import { localeSchema } from '@pazar/contracts/locale';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { useMemo } from 'react';
import type { FieldPath } from '../json/changed-paths.ts';
import { describeField } from './describe-field.ts';
import type { FieldFault } from './field-fault.ts';
import type { FieldDescriptions } from './record-form-options.ts';

/** The words of a form for its places, their faults and their values. */
export interface FieldTexts {
  readonly label: (path: FieldPath) => string;
  readonly fault: (fault: FieldFault) => string;
  readonly show: (path: FieldPath, value: unknown) => string;
}

const ownTexts = [
  'required',
  'min',
  'max',
  'max-length',
  'format',
  'invalid',
  'duplicate',
  'before-start',
  'unit',
  'precision',
] as const;

/** In the agent's language: what a field says of itself, else the shell's words, else the server's. */
export function useFieldTexts(fields: FieldDescriptions): FieldTexts {
  const { t } = useTranslation('shell');
  const locale = useLocale();

  return useMemo(() => {
    function label(path: FieldPath): string {
      const description = describeField(fields, path);
      const language = fields[path] === undefined ? languageOf(path) : undefined;
      const name = description?.label ?? path;
      return language === undefined ? name : t(`form.inLanguage.${language}`, { field: name });
    }
    function fault(found: FieldFault): string {
      const { path, code, limit = 0, detail } = found;
      const own = describeField(fields, path)?.explain?.(found);
      const key = ownTexts.find((known) => known === code);
      if (own !== undefined) return own;
      if (key === undefined) return detail ?? t('form.fault.invalid');
      return t(`form.fault.${key}`, { limit: formatNumber(limit, locale) });
    }
    function show(path: FieldPath, value: unknown): string {
      if (isNothing(value)) return t('form.nothing');
      const own = describeField(fields, path)?.show;
      return own === undefined ? plain(value) : own(value);
    }
    return { label, fault, show };
  }, [t, locale, fields]);
}

function languageOf(path: FieldPath): Locale | undefined {
  const last = path.split('.').at(-1);
  return path.includes('.') ? localeSchema.options.find((locale) => locale === last) : undefined;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
