import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { OptionFilter } from '@pazar/ui/list/filters/list-filter';
import { optionsOf } from '@pazar/section/options-of';
import { codeText } from './field-texts.ts';

/** Makes filters by codes of the API. */
export function useCodeFilter(isFeminine = false) {
  const { t } = useTranslation('management');
  const locale = useLocale();
  return <Name extends string>(
    key: Name,
    label: string,
    codes: readonly string[],
  ): OptionFilter<Name> => ({
    key,
    label,
    options: optionsOf(codes, (code) => codeText({ t, locale, isFeminine }, code)),
  });
}
