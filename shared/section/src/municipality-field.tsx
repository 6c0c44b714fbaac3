import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { ComboBox } from '@pazar/ui/input/combo-box';
import type { FieldProps, ValueProps } from '@pazar/ui/input/field-props';
import { municipalityList } from './reference.ts';
import { useChoices } from './use-inline-query.tsx';

export interface MunicipalityFieldProps extends FieldProps, ValueProps<string, HTMLInputElement> {}

/**
 * One of the municipalities, found by its name in either script, with a notice and another try when
 * they did not load. Value: the code of the municipality, or an empty text for none.
 */
export function MunicipalityField({ value, onChange, ...field }: MunicipalityFieldProps) {
  const locale = useLocale();
  const { rows, notice } = useChoices(municipalityList(useHttp()));
  return (
    <div>
      <ComboBox
        {...field}
        value={value === '' ? null : value}
        onChange={(code) => onChange(code ?? '')}
        options={rows.map(({ code, name }) => ({ value: code, label: name[locale] }))}
      />
      {notice}
    </div>
  );
}
