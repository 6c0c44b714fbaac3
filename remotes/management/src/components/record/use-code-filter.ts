import type { OptionFilter } from '@pazar/section/list/filters/list-filter';
import { optionsOf } from '@pazar/section/options-of';
import { useFormatters } from '../../model/use-formatters.ts';
import { codeText } from '../../model/field-texts.ts';

/** Makes filters by codes of the API. */
export function useCodeFilter(isFeminine = false) {
  const words = useFormatters();
  return <Name extends string>(
    key: Name,
    label: string,
    codes: readonly string[],
  ): OptionFilter<Name> => ({
    key,
    label,
    options: optionsOf(codes, (code) => codeText({ ...words, isFeminine }, code)),
  });
}
