import { useTranslation } from '@pazar/shell/translation';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { DateField } from '@pazar/ui/input/date-field';
import { MonthSet } from '@pazar/ui/input/month-set';
import { NumberField } from '@pazar/ui/input/number-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { DraftValue, Field } from '../../model/reference/draft.ts';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

export interface ReferenceFieldProps {
  field: Field;
  value: DraftValue | undefined;
  /** Of a field that is a choice. */
  choices: readonly Choice[];
  error: string | undefined;
  onChange: (value: DraftValue) => void;
}

const languageOf = (name: string) => (name.endsWith('Mk') ? 'mk' : 'en');
const textOf = (value: DraftValue | undefined) => (typeof value === 'string' ? value : null);
const numberOf = (value: DraftValue | undefined) => (typeof value === 'number' ? value : null);

/** One field of an entry of reference data, by what it holds. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { field, value, choices, error, onChange } = props;
  const { t } = useTranslation('management');
  const { name, isOptional = false } = field;
  const label = t(`reference.field.${name}`);
  const head = { label, error, isOptional, onChange };
  switch (field.type) {
    case 'text':
      return <TextField {...head} lang={languageOf(name)} value={textOf(value)} />;
    case 'number':
      return <NumberField {...head} decimals={field.decimals} value={numberOf(value)} />;
    case 'date':
      return <DateField {...head} value={textOf(value)} />;
    case 'flag':
      return <Checkbox label={label} value={value === true} onChange={onChange} />;
    case 'months':
      return <MonthSet {...head} value={Array.isArray(value) ? value.map(Number) : []} />;
    case 'choice':
      return (
        <SelectField<string | number, string>
          {...head}
          options={choices}
          emptyLabel={t('value.none')}
          value={textOf(value) ?? numberOf(value)}
        />
      );
  }
}
