import type { LocalizedText } from '@pazar/format/localized-text';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderInput } from '../../../test/render-input.tsx';
import { LocalizedTextField } from './localized-text-field.tsx';

describe('LocalizedTextField', () => {
  it('has both languages side by side, and says which one is missing', async () => {
    const { user, last, container } = renderInput<LocalizedText>({
      initial: { mk: 'Домат', en: null },
      locale: 'mk',
      render: (value, onChange) => (
        <LocalizedTextField
          label="Назив"
          value={value}
          onChange={onChange}
          errors={{ en: 'Најмногу 3 знаци' }}
        />
      ),
    });
    const group = screen.getByRole('group', { name: 'Назив' });
    const [first, second] = within(group).getAllByRole<HTMLInputElement>('textbox');
    expect([first?.lang, second?.lang]).toEqual(['mk', 'en']);
    expect(within(group).getByText('Недостасува')).toBeTruthy();
    expect(second?.getAttribute('aria-invalid')).toBe('true');
    expect(first?.hasAttribute('aria-invalid')).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'English' }), 'Tomato');
    expect(last()).toEqual({ mk: 'Домат', en: 'Tomato' });
    expect(within(group).queryByText('Недостасува')).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: 'Македонски' }));
    expect(last()).toEqual({ mk: null, en: 'Tomato' });
    await expectAccessible(container);
  });
});
