import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import type { RecordFormProps } from '@pazar/section/form/record-form';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { DateField } from '@pazar/ui/input/date-field';
import { MonthSet } from '@pazar/ui/input/month-set';
import { NumberField } from '@pazar/ui/input/number-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { Field, Values } from '../../model/reference/reference-kind.ts';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

export interface ReferenceFieldProps {
  form: RecordFormProps<Values>['form'];
  field: Field;
  /** Of a field that is a choice. */
  choices: readonly Choice[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** One field of an entry of reference data, by what it holds. */
export function ReferenceField({ form, field, choices }: ReferenceFieldProps) {
  const { t } = useTranslation('management');
  const { name, type, decimals, isOptional = false } = field;
  if (type === 'texts') {
    return ['mk', 'en'].map((language) => (
      <FormField<Values, string> key={language} form={form} name={`${name}.${language}`}>
        {({ value, ...head }) => <TextField {...head} lang={language} value={textOf(value)} />}
      </FormField>
    ));
  }
  return (
    <FormField form={form} name={name}>
      {({ value, ...binding }) => {
        const head = { ...binding, isOptional };
        switch (type) {
          case 'number':
            return <NumberField {...head} decimals={decimals} value={numberOf(value)} />;
          case 'date':
            return <DateField {...head} value={textOf(value)} />;
          case 'flag':
            return <Checkbox {...binding} value={value === true} />;
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
      }}
    </FormField>
  );
}
