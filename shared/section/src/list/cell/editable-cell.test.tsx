import { aSession } from '@pazar/testing/builders';
import { fakeFailure } from '@pazar/testing/fake-api';
import { renderInShell, type RenderInShellOptions } from '@pazar/testing/render-in-shell';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { NumberField } from '@pazar/ui/input/number-field';
import { EditableCell } from './editable-cell.tsx';

const save = vi.fn<(name: string, value: number | null) => Promise<void>>();

function Prices() {
  return (
    <table>
      <tbody>
        {['Ajvar', 'Honey'].map((name) => (
          <tr key={name}>
            <td data-cell="price">
              <EditableCell<number | null>
                label={`Price of ${name}`}
                value={65}
                input={(field) => <NumberField {...field} />}
                isValid={(value) => value !== null && value > 0}
                save={(value) => save(name, value)}
              >
                65
              </EditableCell>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function show(options: Partial<RenderInShellOptions> = {}) {
  save.mockReset().mockResolvedValue();
  return renderInShell([{ path: '*', element: <Prices /> }], { at: '/', ...options });
}
const opener = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`Change Price of ${name}`) });
const input = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Price of ${name}` });

describe('a cell that can be changed', () => {
  it('saves with Enter and opens the next one below, so that a column is gone down', async () => {
    const { user, container } = show();
    await user.click(opener('Ajvar'));
    await expectAccessible(container);
    await user.keyboard('70{Enter}');
    expect(save).toHaveBeenCalledWith('Ajvar', 70);
    expect(document.activeElement).toBe(await input('Honey'));
    await user.keyboard('80{Enter}');
    expect(save).toHaveBeenLastCalledWith('Honey', 80);
    await waitFor(() => expect(document.activeElement).toBe(opener('Honey')));
  });

  it('gives up with Escape, and saves nothing that was not changed', async () => {
    const { user } = show();
    await user.click(opener('Ajvar'));
    await user.keyboard('70{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener('Ajvar')));
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(save).not.toHaveBeenCalled();
  });

  it('stays open with what cannot be saved, and says why', async () => {
    const { user } = show();
    save.mockRejectedValueOnce(fakeFailure(422, { code: 'validation', detail: 'Too little.' }));
    await user.click(opener('Ajvar'));
    await user.clear(await input('Ajvar'));
    await user.keyboard('{Enter}');
    expect(save).not.toHaveBeenCalled();
    await user.type(await input('Ajvar'), '1');
    await user.tab();
    expect(await screen.findByText('Too little.')).toBeTruthy();
    expect((await input('Ajvar')).value).toBe('1');
  });

  it.each([
    ['its author by name', 'other', /^Ana has changed it meanwhile/],
    ['that it was the agent in another tab', 'own', /^You have changed it meanwhile/],
    ['that it was somebody else', 'unknown', /^It was changed by someone else/],
  ])('names %s when the value has changed meanwhile', async (_what, author, words) => {
    const session = aSession();
    const { user } = show({ session });
    const by = {
      other: { updatedBy: 'Ana', updatedById: aSession().id },
      own: { updatedBy: 'Ana', updatedById: session.id },
      unknown: {},
    }[author];
    save.mockRejectedValue(fakeFailure(412, { code: 'version-conflict', ...by }));
    await user.click(opener('Ajvar'));
    await user.keyboard('70{Enter}');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
