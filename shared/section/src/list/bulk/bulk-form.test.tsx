import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { TextField } from '@pazar/ui/input/text-field';
import { bulkActions } from './bulk-actions.ts';
import { BulkForm } from './bulk-form.tsx';

const onRun = vi.fn<(params: object) => void>();
const onCancel = vi.fn<() => void>();

function ReasonForm() {
  const [reason, setReason] = useState('');
  const params = reason === '' ? null : { reason };
  return (
    <BulkForm params={params} onRun={onRun} onCancel={onCancel}>
      {(missing) => (
        <TextField label="Reason" value={reason} onChange={setReason} error={missing} />
      )}
    </BulkForm>
  );
}
function show() {
  onRun.mockReset();
  onCancel.mockReset();
  return renderInShell([{ path: '/', element: <ReasonForm /> }], { at: '/' });
}
const press = (name: string) => screen.getByRole('button', { name });

describe('The form of a bulk action', () => {
  it('says what is missing only once it was sent, and runs when it is there', async () => {
    const { user, container } = show();
    expect(screen.queryByText('Choose something first')).toBeNull();
    await user.click(press('Apply'));
    expect(onRun).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { description: /Choose something first/ })).toBeTruthy();
    await expectAccessible(container);
    await user.type(screen.getByRole('textbox'), 'Frost{Enter}');
    expect(onRun).toHaveBeenCalledExactlyOnceWith({ reason: 'Frost' });
  });

  it('is left without doing anything', async () => {
    const { user } = show();
    await user.click(press('Cancel'));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onRun).not.toHaveBeenCalled();
  });
});

describe('Bulk actions', () => {
  const texts = {
    label: (key: string) => `Do ${key}`,
    done: (key: string, { number }: { number: string }) => `${key}: ${number}`,
    question: (key: string) => `Really ${key}?`,
  };

  it('have the words of their list, and a question before what is final', () => {
    const [archive, remove] = bulkActions(
      [{ key: 'archive' }, { key: 'delete', isFinal: true }],
      texts,
    );
    expect(archive).toMatchObject({ key: 'archive', label: 'Do archive' });
    expect(archive).not.toHaveProperty('question');
    expect(archive?.done({ count: 2, number: '2' })).toBe('archive: 2');
    expect(remove?.question).toBe('Really delete?');
  });
});
