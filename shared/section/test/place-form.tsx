import { useHttp } from '@pazar/shell/http';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderInShell, type RenderInShellOptions } from '@pazar/testing/render-in-shell';
import { Profiler, useState } from 'react';
import * as z from 'zod';
import { Button } from '@pazar/ui/button';
import { defineFields } from '../src/form/define-fields.ts';
import { FormField } from '../src/form/form-field.tsx';
import type { RecordForm as Handle } from '../src/form/record-form-handle.ts';
import { RecordForm } from '../src/form/record-form.tsx';
import { useFormHold } from '../src/form/use-form-hold.ts';
import { useFormValue } from '../src/form/use-form-value.ts';
import { useRecordForm } from '../src/form/use-record-form.ts';
import { LocalizedTextField } from '../src/form/localized-text-field/localized-text-field.tsx';
import { NumberField } from '@pazar/ui/input/number-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';

const text = z.nullable(z.string());
const areaSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('NONE') }),
  z.strictObject({ type: z.literal('RADIUS'), km: z.number().max(200), from: text }),
]);
const schema = z
  .strictObject({
    name: z.strictObject({ mk: text, en: text }),
    street: z.string().min(3),
    note: z.nullable(z.string().max(20)),
    area: areaSchema,
  })
  .refine(({ street, note }) => street !== note, {
    path: ['note'],
    params: { fault: 'overlap' },
  });
const rowSchema = schema.and(z.object({ id: z.string(), version: z.int() }));
type Row = z.infer<typeof rowSchema>;
type Values = z.infer<typeof schema>;

/** The record of the tests' form. */
export const place: Row = {
  id: 'p1',
  version: 4,
  name: { mk: 'Нива', en: 'Field' },
  street: 'Main',
  note: 'By the river',
  area: { type: 'RADIUS', km: 10, from: 'door' },
};
export const key = `PATCH /v1/places/${place.id}`;

const labels = { name: 'Name', street: 'Street', note: 'Note', area: 'Area' };
const placeFields = defineFields<Values, null>({
  name: { empty: { mk: null, en: null } },
  street: { empty: '' },
  note: { empty: null },
  area: {
    empty: { type: 'NONE' },
    isWhole: true,
    show: (area) => (area.type === 'NONE' ? 'nowhere' : `within ${area.km} km`),
  },
});
const fields = {
  ...placeFields.describe((name) => labels[name], null),
  'area.km': { label: 'Kilometres', showLimit: (limit: number) => `${limit} km` },
};

const uploading = 'Images are still uploading.';

interface PlaceFormProps {
  blocked: string | undefined;
  onStreet: () => void;
}

function PlaceForm({ blocked, onStreet }: PlaceFormProps) {
  const http = useHttp();
  const [isUploading, setUploading] = useState(false);
  const form = useRecordForm<Row, Values, Values>({
    name: 'place',
    schema,
    rowSchema,
    row: place,
    toValues: (row) => (row === null ? placeFields.empty() : placeFields.pick(row)),
    fields,
    wholes: placeFields.wholes,
    save: ({ patch: body, ifMatch = 0, idempotencyKey }) =>
      http.patch(`/v1/places/${place.id}`, { body, ifMatch, idempotencyKey, schema: rowSchema }),
  });
  useFormHold(form, isUploading, uploading);
  return (
    <>
      <RecordForm form={form} label="Place" blocked={blocked}>
        <FormField form={form} name="name">
          {(field, errors) => <LocalizedTextField {...field} errors={errors} />}
        </FormField>
        <FormField form={form} name="street">
          {(field) => <TextField {...field} />}
        </FormField>
        <FormField form={form} name="note">
          {(field) => <TextField {...field} />}
        </FormField>
        <AreaFields form={form} />
      </RecordForm>
      <Profiler id="street" onRender={onStreet}>
        <Street form={form} />
      </Profiler>
      <Button onClick={() => form.set('street', 'Found')}>Find</Button>
      <Button onClick={() => setUploading(!isUploading)}>Upload</Button>
      <h2 id="history" tabIndex={-1}>
        History
      </h2>
    </>
  );
}

function AreaFields({ form }: { form: Handle<Values> }) {
  const area = useFormValue(form, 'area');
  return (
    <>
      <SelectField
        label="Area"
        value={area.type}
        options={[
          { value: 'NONE', label: 'Nowhere' },
          { value: 'RADIUS', label: 'Around' },
        ]}
        onChange={(type) =>
          form.set('area', type === 'NONE' ? { type } : { type, km: 1, from: null })
        }
      />
      {area.type === 'RADIUS' && (
        <FormField form={form} name="area.km">
          {({ onChange, ...field }) => (
            <NumberField {...field} onChange={(km) => onChange(km ?? Number.NaN)} />
          )}
        </FormField>
      )}
    </>
  );
}

function Street({ form }: { form: Handle<Values> }) {
  return <output aria-label="Street now">{useFormValue(form, 'street')}</output>;
}

interface ShowPlaceOptions extends Partial<RenderInShellOptions> {
  /** Why saving is impossible. */
  blocked?: string;
}

/** A form with texts in two languages, a text that may be null and one of several kinds. */
export function showPlace({ blocked, ...options }: ShowPlaceOptions = {}) {
  const api = fakeApi({
    [key]: (_query, { body }) => Object.assign({}, place, body, { version: 5 }),
  });
  let streetRenders = 0;
  const element = <PlaceForm blocked={blocked} onStreet={() => (streetRenders += 1)} />;
  const shown = renderInShell([{ path: '/place', element }], { at: '/place', api, ...options });
  return {
    ...shown,
    patches: () => shown.api.calls.filter(({ method }) => method === 'PATCH'),
    /** How often the component that shows only the street has rendered. */
    streetRenders: () => streetRenders,
  };
}
