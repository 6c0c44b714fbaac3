import type { LocalizedText } from '@pazar/format/localized-text';
import * as z from 'zod/mini';
import { FoldedSection } from '../../../src/form/folded-section.tsx';
import { FormField } from '../../../src/form/form-field.tsx';
import { FormIndex } from '../../../src/form/form-index.tsx';
import { RecordForm } from '../../../src/form/record-form.tsx';
import { useRecordForm } from '../../../src/form/use-record-form.ts';
import { LocalizedTextField } from '../../../src/form/localized-text-field/localized-text-field.tsx';
import { MoneyField } from '@pazar/ui/input/money-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { Entry, Say } from '../entry.ts';

const text = z.nullable(z.string());
const schema = z.object({
  sku: z.string().check(z.minLength(1)),
  name: z.object({ mk: text, en: text }),
  priceMinor: z.int().check(z.minimum(1)),
});
interface Values {
  sku: string;
  name: LocalizedText;
  priceMinor: number;
}
interface Row extends Values {
  id: string;
  version: number;
}

const row: Row = {
  id: '1',
  version: 7,
  sku: 'P-0012',
  name: { mk: 'Домат розов', en: null },
  priceMinor: 6500,
};
const toValues = (given: Row | null): Values => ({
  sku: given?.sku ?? '',
  name: given?.name ?? { mk: null, en: null },
  priceMinor: given?.priceMinor ?? Number.NaN,
});

/** The form that has an index. */
const indexed = 2;

/** @param number of the form among those on the page: their names and anchors differ by it */
function ProductForm({ say, given, number }: { say: Say; given: Row | null; number: number }) {
  const form = useRecordForm<Row, Values, Values>({
    name: 'example',
    schema,
    rowSchema: { parse: () => row },
    row: given,
    toValues,
    fields: {
      sku: { label: say('Code', 'Шифра') },
      name: { label: say('Name', 'Назив') },
      priceMinor: { label: say('Price incl. VAT', 'Цена со ДДВ') },
    },
    save: ({ values }) => Promise.resolve({ ...row, ...values, version: row.version + 1 }),
  });
  return (
    <RecordForm
      form={form}
      label={
        given === null
          ? say('New product', 'Нов производ')
          : `${say('Product', 'Производ')} ${number}`
      }
    >
      {/* A page has one. */}
      {number === indexed && (
        <FormIndex
          form={form}
          parts={[
            {
              anchor: `basics-${number}`,
              title: say('Basics', 'Основни податоци'),
              names: ['name'],
            },
            { anchor: `price-${number}`, title: say('Price', 'Цена'), names: ['priceMinor'] },
            { anchor: `code-${number}`, title: say('Code', 'Шифра'), names: ['sku'] },
          ]}
          missing={({ name }) => (name.en === null ? ['name'] : [])}
        />
      )}
      <div className="stack" id={`basics-${number}`} tabIndex={-1}>
        <FormField form={form} name="name">
          {(field, errors) => <LocalizedTextField {...field} errors={errors} />}
        </FormField>
        <FormField form={form} name="priceMinor">
          {({ onChange, ...field }) => (
            <MoneyField
              {...field}
              currency="MKD"
              onChange={(value) => onChange(value ?? Number.NaN)}
            />
          )}
        </FormField>
      </div>
      <FoldedSection
        form={form}
        anchor={`code-${number}`}
        title={say('Code', 'Шифра')}
        names={['sku']}
        none={say('The next number', 'Следниот број')}
      >
        <FormField form={form} name="sku">
          {(field) => <TextField {...field} />}
        </FormField>
      </FoldedSection>
    </RecordForm>
  );
}

const editing = (number: number) => (say: Say) => (
  <ProductForm say={say} given={row} number={number} />
);

/** A form for one record, with its frame. */
export const recordForms: readonly Entry[] = [
  { name: 'form/record-form', isWide: true, states: { 'a record': editing(1) } },
  { name: 'form/form-index', isWide: true, states: { 'with what is missing': editing(indexed) } },
  { name: 'form/folded-section', isWide: true, states: { 'with its summary': editing(3) } },
  {
    name: 'form/form-field',
    isWide: true,
    states: {
      'new, with its save bar': (say) => <ProductForm say={say} given={null} number={4} />,
    },
  },
];
