import type { ImportChoice } from '@pazar/contracts/import';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '@pazar/ui/input/combo-box';
import type { FieldProps } from '@pazar/ui/input/field-props';
import type { Option } from '@pazar/ui/input/option';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { codeNames } from './code-names.ts';
import type { ImportTarget } from './import-target.ts';

/** From about as many options on, a list is searched rather than read. */
const maxInSelect = 15;

export interface ImportCellProps extends FieldProps {
  column: string;
  /** The text of the cell, which may be none of the choices. */
  value: string;
  /** The accepted values of the column; undefined where any text may be. */
  choices: readonly ImportChoice[] | undefined;
  codes: ImportTarget['codes'];
  onChange: (text: string) => void;
}

/** Whether a column has so many accepted values that its cells are fields with a search. */
export const isSearched = (choices: readonly ImportChoice[] | undefined): boolean =>
  choices !== undefined && choices.length > maxInSelect;

/** One cell of a row: a choice of the column's accepted values where they are known. */
export function ImportCell({ column, value, choices, codes, onChange, ...field }: ImportCellProps) {
  const { t } = useTranslation('shell');
  if (choices === undefined) return <TextField {...field} value={value} onChange={onChange} />;
  const named = codeNames(codes, column);
  const options: Option[] = choices.map(({ value: code, name }) => ({
    value: code,
    label: name ?? named.get(code) ?? code,
  }));
  // An accepted value may be written in small letters.
  const chosen = options.find((one) => one.value.toLowerCase() === value.toLowerCase());
  if (isSearched(choices)) {
    return (
      <ComboBox
        {...field}
        allowsOther
        options={options}
        value={chosen?.value ?? value}
        onChange={(text) => onChange(text ?? '')}
      />
    );
  }
  const asWritten = { value, label: value || t('import.emptyCell'), isDisabled: value !== '' };
  return (
    <SelectField
      {...field}
      options={chosen === undefined ? [asWritten, ...options] : options}
      value={chosen?.value ?? value}
      onChange={onChange}
    />
  );
}
