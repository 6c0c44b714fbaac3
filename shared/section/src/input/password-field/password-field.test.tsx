import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { renderInput } from '@pazar/testing/render-input';
import { PasswordField } from './password-field.tsx';
import { passwordStrength } from './password-strength.ts';

const input = () => screen.getByLabelText<HTMLInputElement>('Password');
const toggle = () => screen.getByRole('button', { name: 'Show: Password' });

describe('PasswordField', () => {
  it('hides what is typed until its button is pressed, by keyboard too', async () => {
    const { user, last, container } = renderInput({
      initial: '',
      render: (value, onChange) => (
        <PasswordField label="Password" value={value} onChange={onChange} />
      ),
    });
    await user.type(input(), 'secret');
    expect(last()).toBe('secret');
    expect(input().type).toBe('password');
    expect(input().autocomplete).toBe('current-password');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(toggle().getAttribute('aria-pressed')).toBe('true');
    expect(input().type).toBe('text');
    await user.keyboard(' ');
    expect(input().type).toBe('password');
    expect(screen.queryByRole('status')).toBeNull();
    await expectAccessible(container);
  });

  it('says in words how strong a new one is', async () => {
    const { user } = renderInput({
      initial: null,
      locale: 'mk',
      render: () => <PasswordField label="Password" name="password" isNew />,
    });
    const said = () => screen.getByRole('status').textContent;
    expect(input().autocomplete).toBe('new-password');
    await user.type(input(), 'abc');
    expect(said()).toBe('Премногу кратка');
    await user.type(input(), 'defghij');
    expect(said()).toBe('Слаба');
    await user.type(input(), ' Vardar 7, Ohrid?');
    expect(said()).toBe('Силна');
  });
});

describe('the strength of a password', () => {
  it.each([
    ['123456789', 'short'],
    ['1234567890', 'weak'],
    ['aaaaaaaaaaaaaaa', 'weak'],
    ['abcabcabcabc', 'weak'],
    ['passwordpassword', 'weak'],
    ['лозинка1234', 'weak'],
    ['kprthwmxvz', 'fair'],
    ['correct horse battery', 'strong'],
    ['Gt7#qLm2!xVz', 'strong'],
  ])('of %s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('is weak of one character, however often it is repeated', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 1 }), fc.nat(100), (character, count) => {
        expect(passwordStrength(character.repeat(10 + count))).toBe('weak');
      }),
    );
  });
});
