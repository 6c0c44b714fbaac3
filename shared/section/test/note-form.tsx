import { useHttp } from '@pazar/shell/http';
import { useNavigate } from 'react-router-dom';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderInShell, type RenderInShellOptions } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import * as z from 'zod';
import { FormField } from '../src/form/form-field.tsx';
import { RecordForm } from '../src/form/record-form.tsx';
import { useRecordForm } from '../src/form/use-record-form.ts';
import { NumberField } from '@pazar/ui/input/number-field';
import { TextField } from '@pazar/ui/input/text-field';

const schema = z.strictObject({ title: z.string().trim().min(1).max(20), amount: z.int().min(1) });
const rowSchema = schema.extend({ id: z.string(), version: z.int() });
type Note = z.infer<typeof rowSchema>;

/** The record of the tests' form. */
export const note: Note = { id: 'n1', version: 4, title: 'Sun', amount: 1 };
export const aNote = (over: Partial<Note> = {}): Note => ({ ...note, ...over });
export const key = `PATCH /v1/notes/${note.id}`;

const fields = { title: { label: 'Title' }, amount: { label: 'Amount' } };

function NoteForm() {
  const http = useHttp();
  const navigate = useNavigate();
  const form = useRecordForm({
    name: 'note',
    schema,
    rowSchema,
    row: note,
    toValues: (row): { title: string; amount: number | null } => ({
      title: row?.title ?? '',
      amount: row?.amount ?? null,
    }),
    fields,
    save: ({ patch: body, ifMatch = 0, idempotencyKey }) =>
      http.patch(`/v1/notes/${note.id}`, { body, ifMatch, idempotencyKey, schema: rowSchema }),
    onSaved: ({ title }) => {
      if (title === 'Gone') void navigate('/elsewhere');
    },
  });
  return (
    <RecordForm form={form} label="Note">
      <FormField form={form} name="title">
        {(binding) => <TextField {...binding} />}
      </FormField>
      <FormField form={form} name="amount">
        {(binding) => <NumberField {...binding} />}
      </FormField>
    </RecordForm>
  );
}

/** A form with a text and a number, on a record of version 4. */
export function showNote(options: Partial<RenderInShellOptions> = {}) {
  const api = fakeApi({
    [key]: (_query, { body }) => Object.assign({}, note, body, { version: 5 }),
  });
  const routes = [
    { path: '/note', element: <NoteForm /> },
    { path: '/elsewhere', element: null },
  ];
  return renderInShell(routes, { at: '/note', api, ...options });
}
export const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
