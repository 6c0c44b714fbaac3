import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { Button } from '../button/button.tsx';
import { Confirm } from './confirm.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { Menu } from './menu/menu.tsx';
import { Popover } from './popover/popover.tsx';

const show = (element: ReactNode, locale: 'en' | 'mk' = 'en') =>
  renderInShell([{ path: '/', element }], { at: '/', locale });

function Opener({ render }: { render: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && render(() => setOpen(false))}
    </>
  );
}

describe('Dialog', () => {
  it('is named by its title and goes with the cross and with Escape', async () => {
    const { user } = show(
      <Opener
        render={(close) => (
          <Dialog title="Record a harvest" onClose={close} actions={<Button>Save</Button>}>
            <input aria-label="Quantity" />
          </Dialog>
        )}
      />,
      'mk',
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Record a harvest' });
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Затвори' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that nobody may leave has no cross, and stays when the browser closes it', async () => {
    const { user } = show(<Dialog title="Log in again">Your session has ended.</Dialog>);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Log in again' });
    expect(within(dialog).queryByRole('button')).toBeNull();
    await user.keyboard('{Escape}');
    expect(dialog.open).toBe(true);
    // Browsers let a page prevent Escape once.
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
  });

  it('in a form does not send it with Enter, while a form in it is sent', async () => {
    const sent: string[] = [];
    const form = (name: string, children: ReactNode) => (
      <form
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          sent.push(name);
        }}
      >
        {children}
        <button type="submit">Save {name}</button>
      </form>
    );
    const inner = (
      <Dialog title="Describe" onClose={() => {}}>
        <input />
      </Dialog>
    );
    const first = show(form('record', inner));
    await first.user.type(screen.getByRole('textbox'), 'A tomato{Enter}');
    expect(sent).toEqual([]);
    first.unmount();
    const second = show(
      <Dialog title="Add" onClose={() => {}}>
        {form('lot', <input />)}
      </Dialog>,
    );
    await second.user.type(screen.getByRole('textbox'), 'Tomato{Enter}');
    expect(sent).toEqual(['lot']);
  });
});

describe('Confirm', () => {
  it('starts on the answer that loses nothing, and reads out what happens', async () => {
    const onConfirm = vi.fn<() => void>();
    const onCancel = vi.fn<() => void>();
    const { user } = show(
      <Confirm
        title="Delete the draft?"
        confirmLabel="Delete"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        This cannot be undone.
      </Confirm>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Delete the draft?' });
    const description = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('This cannot be undone.');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await expectAccessible(dialog);
    await user.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('Menu', () => {
  const chosen: string[] = [];
  const item = (key: string, label: string, more = {}) => ({
    key,
    label,
    onSelect: () => void chosen.push(key),
    ...more,
  });
  const menu = (
    <Menu
      label="Повеќе за Домат"
      items={[
        item('edit', 'Уреди', { icon: 'edit' }),
        item('duplicate', 'Дуплирај', { isDisabled: true }),
        item('archive', 'Архивирај', { isDanger: true, startsGroup: true }),
      ]}
    />
  );

  it('is walked through by keys and by the first letter in either script', async () => {
    chosen.length = 0;
    const { user, container } = show(menu, 'mk');
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Уреди');
    await expectAccessible(container);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Архивирај');
    await user.keyboard('d');
    expect(document.activeElement?.textContent).toBe('Дуплирај');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual([]);
    await user.keyboard('{End}{Enter}');
    expect(chosen).toEqual(['archive']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Повеќе за Домат' }));
  });

  it('goes without a choice on Escape and on a press elsewhere', async () => {
    chosen.length = 0;
    const { user } = show(menu);
    await user.click(screen.getByRole('button'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button'));
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(chosen).toEqual([]);
  });
});

describe('Popover', () => {
  it('puts the focus on its first control and gives it back', async () => {
    const { user, container } = show(
      <Popover label="Columns">
        {(close) => (
          <>
            <label>
              <input type="checkbox" /> Price
            </label>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Popover>,
    );
    const opener = screen.getByRole('button', { name: 'Columns' });
    await user.click(opener);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Price' }));
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(document.activeElement).toBe(opener);
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
