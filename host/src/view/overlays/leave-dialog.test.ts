import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeHost } from '../../../test/render-in-host.tsx';
import { createLeaveGuard } from '../../core/page-state/leave-guard-store.ts';
import { showLeaveDialog } from './leave-dialog.tsx';

/** Asks before leaving one form; `answer` presses a button of the dialog. */
function unsavedForm() {
  const texts = {
    title: 'Unsaved',
    question: 'Discard?',
    stay: 'Keep editing',
    discard: 'Discard',
  };
  const guard = createLeaveGuard(() => showLeaveDialog(texts, fakeHost().i18n));
  guard.hold();
  return {
    leave: () => guard.mayLeave(),
    answer: async (name: string) =>
      userEvent.click(await screen.findByRole('button', { name }, { timeout: 5000 })),
  };
}

describe('The question before unsaved data is lost', () => {
  it('is answered by the press of a button, and the next one is asked anew', async () => {
    const { leave, answer } = unsavedForm();

    const first = leave();
    await answer('Keep editing');
    await expect(first).resolves.toBe(false);

    const second = leave();
    await answer('Discard');
    await expect(second).resolves.toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is answered with no by the key that cancels', async () => {
    const { leave } = unsavedForm();

    const asked = leave();
    const dialog = await screen.findByRole('alertdialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));

    await expect(asked).resolves.toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
