import type { LocalizedText } from '@pazar/format/localized-text';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { renderInput } from '@pazar/testing/render-input';
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
    expect(within(group).queryAllByText('Недостасува')).not.toEqual([]);
    expect(second?.getAttribute('aria-invalid')).toBe('true');
    expect(first?.hasAttribute('aria-invalid')).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'English' }), 'Tomato');
    expect(last()).toEqual({ mk: 'Домат', en: 'Tomato' });
    expect(within(group).queryByText('Недостасува')).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: 'Македонски' }));
    expect(last()).toEqual({ mk: null, en: 'Tomato' });
    await expectAccessible(container);
  });

  it('accuses nobody of a missing language before there is a text', () => {
    renderInput<LocalizedText>({
      initial: { mk: null, en: null },
      render: (value, onChange) => (
        <LocalizedTextField label="Name" value={value} onChange={onChange} />
      ),
    });
    expect(screen.queryByText('Missing')).toBeNull();
  });

  it.each([false, true])(
    'says that one language is enough until there is a text; optional: %s',
    async (isOptional) => {
      const { user } = renderInput<LocalizedText>({
        initial: { mk: null, en: null },
        render: (value, onChange) => (
          <LocalizedTextField
            label="Name"
            value={value}
            onChange={onChange}
            isOptional={isOptional}
          />
        ),
      });
      const hint = () => screen.queryByText('One language is enough');
      expect(hint() === null).toBe(isOptional);
      await user.type(screen.getByRole('textbox', { name: 'English' }), 'Tomato');
      expect(hint()).toBeNull();
    },
  );

  it('has a switch for a phone, which starts with the language that is there', async () => {
    const { user } = renderInput<LocalizedText>({
      initial: { mk: 'Домат', en: null },
      render: (value, onChange) => (
        <LocalizedTextField label="Name" value={value} onChange={onChange} />
      ),
    });
    // The window of the test is wide: the style sheet hides the switch.
    const english = screen.getByRole('button', { name: /^English/, hidden: true });
    const macedonian = screen.getByRole('button', { name: 'Македонски', hidden: true });
    expect(macedonian.ariaPressed).toBe('true');
    await user.click(english);
    expect(english.ariaPressed).toBe('true');
    await user.click(screen.getByRole('textbox', { name: 'Македонски' }));
    expect(macedonian.ariaPressed).toBe('true');
  });
});
