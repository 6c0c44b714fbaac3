import type { Unit } from '@pazar/contracts/quantity';
import { reasonLimits } from '@pazar/contracts/reason';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import type { RecordFormProps } from '@pazar/section/form/record-form';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { DateField } from '@pazar/ui/input/date-field';
import { MonthSet } from '@pazar/ui/input/month-set';
import { NumberField } from '@pazar/ui/input/number-field';
import type { Option } from '@pazar/ui/input/option';
import { SelectField, type SelectFieldProps } from '@pazar/ui/input/select-field';
import { TextArea } from '@pazar/ui/input/text-area';
import { TextField } from '@pazar/ui/input/text-field';
import type { ReferenceFieldName, ReferenceValues } from '../../model/reference/reference-kind.ts';

/** The options of the fields that are a choice. */
export interface ReferenceChoices {
  readonly parentId: readonly Option[];
  readonly defaultVatRate: readonly Option<number>[];
  readonly defaultUnit: readonly Option<Unit>[];
}

interface FieldProps<Name extends ReferenceFieldName = ReferenceFieldName> {
  form: RecordFormProps<ReferenceValues>['form'];
  name: Name;
  isOptional?: boolean;
}

export interface ReferenceFieldProps extends FieldProps {
  choices: ReferenceChoices;
}

/** One field of an entry of reference data. */
export function ReferenceField({ form, name, choices }: ReferenceFieldProps) {
  return inputs[name](form, choices);
}

type Form = FieldProps['form'];

const inputs: Readonly<
  Record<ReferenceFieldName, (form: Form, choices: ReferenceChoices) => ReactNode>
> = {
  rate: (form) => <Amount form={form} name="rate" />,
  denarsPerEuro: (form) => <Amount form={form} name="denarsPerEuro" decimals={4} />,
  name: (form) => <Texts form={form} name="name" />,
  short: (form) => <Texts form={form} name="short" />,
  parentId: (form, { parentId: options }) => (
    <FormField form={form} name="parentId">
      {({ value = null, ...field }) => <Choice {...{ ...field, value, options }} isOptional />}
    </FormField>
  ),
  defaultVatRate: (form, { defaultVatRate: options }) => (
    <FormField form={form} name="defaultVatRate">
      {({ value = null, ...field }) => <Choice {...{ ...field, value, options }} />}
    </FormField>
  ),
  position: (form) => <Amount form={form} name="position" />,
  defaultUnit: (form, { defaultUnit: options }) => (
    <FormField form={form} name="defaultUnit">
      {({ value = null, ...field }) => <Choice {...{ ...field, value, options }} />}
    </FormField>
  ),
  usualMonths: (form) => (
    <FormField form={form} name="usualMonths">
      {({ value = [], ...field }) => <MonthSet {...field} value={value} />}
    </FormField>
  ),
  daysToMaturity: (form) => <Amount form={form} name="daysToMaturity" isOptional />,
  active: (form) => (
    <FormField form={form} name="active">
      {({ value = false, ...field }) => <Checkbox {...field} value={value} />}
    </FormField>
  ),
  validFrom: (form) => <Day form={form} name="validFrom" />,
  validTo: (form) => <Day form={form} name="validTo" isOptional />,
  reason: (form) => <Reason form={form} name="reason" />,
};

function Texts({ form, name }: FieldProps<'name' | 'short'>) {
  return (['mk', 'en'] as const).map((language) => (
    <FormField key={language} form={form} name={`${name}.${language}`}>
      {({ value = '', ...field }) => <TextField {...field} lang={language} value={value} />}
    </FormField>
  ));
}

interface AmountProps extends FieldProps<'rate' | 'denarsPerEuro' | 'position' | 'daysToMaturity'> {
  decimals?: number;
}

function Amount({ form, name, isOptional, decimals }: AmountProps) {
  return (
    <FormField form={form} name={name}>
      {({ value = null, ...field }) => (
        <NumberField {...field} value={value} decimals={decimals} isOptional={isOptional} />
      )}
    </FormField>
  );
}

function Day({ form, name, isOptional }: FieldProps<'validFrom' | 'validTo'>) {
  return (
    <FormField form={form} name={name}>
      {({ value = null, ...field }) => (
        <DateField {...field} value={value} isOptional={isOptional} />
      )}
    </FormField>
  );
}

function Choice<Value extends string | number>(
  props: Omit<SelectFieldProps<Value, string>, 'emptyLabel'>,
) {
  const { t } = useTranslation('management');
  return <SelectField {...props} emptyLabel={t('value.none')} />;
}

function Reason({ form, name }: FieldProps<'reason'>) {
  const { t } = useTranslation('management');
  return (
    <FormField form={form} name={name}>
      {({ value = '', ...field }) => (
        <TextArea
          {...field}
          value={value}
          hint={t('reference.reason.hint')}
          limit={reasonLimits.max}
        />
      )}
    </FormField>
  );
}
