import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { NumberField } from '@pazar/ui/input/number-field';
import { TextField } from '@pazar/ui/input/text-field';
import { FoldedSection } from './folded-section.tsx';
import { FormField } from './form-field.tsx';
import { FormIndex } from './form-index.tsx';
import { FormSection } from './form-section.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecordForm } from './use-record-form.ts';

const schema = z.strictObject({ name: z.string().min(1), days: z.int().max(9).nullable() });
type Values = z.infer<typeof schema>;
const parts = [
  { anchor: 'what', title: 'What', names: ['name'] },
  { anchor: 'keeping', title: 'Keeping', names: ['days'] },
] as const;

function JarForm({ row }: { row: Values & { id: string; version: number } }) {
  const form = useRecordForm<typeof row, Values, Values>({
    name: 'jar',
    schema,
    rowSchema: { parse: () => row },
    row,
    toValues: () => ({ name: row.name, days: row.days }),
    fields: { name: { label: 'Name' }, days: { label: 'Days' } },
    save: () => Promise.resolve(row),
  });
  return (
    <RecordForm form={form} label="Jar">
      <FormIndex
        form={form}
        parts={parts}
        missing={({ name, days }) => [
          ...(name === '' ? ['name'] : []),
          ...(days === null ? ['days'] : []),
        ]}
      />
      <FormSection anchor="what" title="What">
        <FormField form={form} name="name">
          {(field) => <TextField {...field} />}
        </FormField>
      </FormSection>
      <FoldedSection form={form} anchor="keeping" title="Keeping" names={['days']} none="For ever">
        <FormField form={form} name="days">
          {(field) => <NumberField {...field} />}
        </FormField>
      </FoldedSection>
    </RecordForm>
  );
}

function open(days: number | null) {
  const row = { id: 'j1', version: 1, name: 'Jam', days };
  return renderInShell([{ path: '/jar', element: <JarForm row={row} /> }], { at: '/jar' });
}

describe('A folded section of a form', () => {
  it('says what its fields hold, and what nothing in them means', async () => {
    const { user, container } = open(null);
    expect(screen.getByText('For ever')).toBeTruthy();
    await user.type(screen.getByLabelText('Days'), '5');
    expect(screen.getByText('Days: 5')).toBeTruthy();
    await expectAccessible(container);
  });

  it('unfolds and shows the fault when a save is refused because of a field in it', async () => {
    const { user } = open(5);
    const days = screen.getByLabelText('Days');
    expect(days.closest('details')?.open).toBe(false);
    await user.type(days, '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must be at most 9')).toBeTruthy();
    expect(days.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(days);
  });

  it('unfolds when its link in the index is followed', async () => {
    const { user } = open(5);
    await user.click(screen.getByRole('link', { name: 'Keeping' }));
    expect(screen.getByLabelText('Days').closest('details')?.open).toBe(true);
  });
});

describe('The index of a form', () => {
  it('counts what each section lacks, and after a refused save its faults', async () => {
    const { user } = open(null);
    expect(screen.getByRole('link', { name: /^Keeping.*1 missing/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'What' })).toBeTruthy();
    await user.clear(screen.getByLabelText('Name'));
    expect(screen.getByRole('link', { name: /^What.*1 missing/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: /^What.*1 error/ })).toBeTruthy();
  });
});
