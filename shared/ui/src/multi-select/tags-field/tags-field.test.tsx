import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { TagsField } from './tags-field.tsx';

const tags = (initial: readonly string[]) =>
  renderInput<readonly string[]>({
    initial,
    render: (value, onChange) => (
      <TagsField label="Tags" max={10} value={value} onChange={onChange} />
    ),
  });
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });

describe('TagsField', () => {
  it('adds what is typed on Enter, on a comma and when it is left; none twice', async () => {
    const { user, last, container } = tags(['organic']);
    await user.type(input(), 'red{Enter}sweet,Organic{Enter}late');
    await user.tab();
    expect(last()).toEqual(['organic', 'red', 'sweet', 'late']);
    await expectAccessible(container);
  });

  it('puts the last one back for editing, and removes any with its button', async () => {
    const { user, last } = tags(['red', 'sweet']);
    await user.type(input(), '{Backspace}');
    expect(last()).toEqual(['red']);
    expect(input().value).toBe('sweet');
    await user.clear(input());
    await user.click(screen.getByRole('button', { name: 'Remove red' }));
    expect(last()).toEqual([]);
    expect(document.activeElement).toBe(input());
    expect(screen.getByRole('status').textContent).toBe('Removed: red');
  });

  it('splits what is pasted', async () => {
    const { user, last } = tags([]);
    await user.click(input());
    await user.paste('red; sweet\nlate');
    expect(last()).toEqual(['red', 'sweet', 'late']);
  });
});
