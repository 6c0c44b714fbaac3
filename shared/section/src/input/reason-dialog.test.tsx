import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { ReasonDialog } from './reason-dialog.tsx';

function show({ failure }: { failure?: string } = {}) {
  const onConfirm = vi.fn<(reason: string) => void>();
  const onCancel = vi.fn<() => void>();
  const element = (
    <ReasonDialog
      title="Suspend Ana Petrova?"
      confirmLabel="Suspend"
      presets={['The documents are missing.', 'The products are not hers.']}
      onConfirm={onConfirm}
      onCancel={onCancel}
      failure={failure}
    />
  );
  const shell = renderInShell([{ path: '/', element }], { at: '/' });
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  const confirm = screen.getByRole('button', { name: 'Suspend' });
  return { ...shell, onConfirm, onCancel, reason, confirm };
}

describe('A question for a reason', () => {
  it('takes a reason of ten characters, without the space around it', async () => {
    const { user, reason, confirm, onConfirm } = show();
    await user.type(reason, '  No papers.  ');
    await user.click(confirm);
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('No papers.');
  });

  it.each([
    ['nothing', ''],
    ['spaces', '            '],
    ['nine characters', 'No papers'],
    ['501 characters', 'a'.repeat(501)],
  ])('refuses %s and says what would do', async (_case, text) => {
    const { user, reason, confirm, onConfirm } = show();
    if (text !== '') {
      await user.click(reason);
      await user.paste(text);
    }
    await user.click(confirm);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByText('Enter 10 to 500 characters')).not.toBeNull();
    expect(document.activeElement).toBe(reason);
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('offers reasons that are often given, to be changed before they are sent', async () => {
    const { user, reason, confirm, onConfirm } = show();
    await user.click(screen.getByRole('radio', { name: 'The documents are missing.' }));
    await user.type(reason, ' Send them.');
    await user.click(confirm);
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('The documents are missing. Send them.');
  });

  it('asks before a typed reason is lost, until it was sent', async () => {
    const { user, reason, confirm, isUnsaved } = show();
    expect(isUnsaved()).toBe(false);
    await user.type(reason, 'No papers.');
    expect(isUnsaved()).toBe(true);
    await user.click(confirm);
    await waitFor(() => expect(isUnsaved()).toBe(false));
  });

  it('asks again where sending it has failed', async () => {
    const { user, reason, confirm, isUnsaved } = show({ failure: 'It was not done' });
    await user.type(reason, 'No papers.');
    await user.click(confirm);
    expect(isUnsaved()).toBe(true);
  });

  it('does nothing when it is cancelled', async () => {
    const { user, onConfirm, onCancel } = show();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
