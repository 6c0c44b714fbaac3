import { describe, expect, it } from 'vitest';
import { registerRequestSchema, resetPasswordRequestSchema } from './registration.ts';

const request = {
  username: 'blagoj.m',
  email: 'Blagoj@example.mk',
  password: 'ten letters',
  displayName: 'Благој Митрев',
  locale: 'mk',
};

const firstFault = (input: object) =>
  registerRequestSchema.safeParse({ ...request, ...input }).error?.issues[0]?.path.join('/');

describe('A request to register', () => {
  it('keeps the address in lower case and names trimmed', () => {
    const parsed = registerRequestSchema.parse({ ...request, displayName: '  Благој ' });

    expect(parsed.email).toBe('blagoj@example.mk');
    expect(parsed.displayName).toBe('Благој');
  });

  it.each([
    ['ana@пошта.мкд', 'ana@xn--80a1acn3a.xn--d1alf'],
    ['ana@xn--80a1acn3a.xn--d1alf', 'ana@xn--80a1acn3a.xn--d1alf'],
    ['Ana+x@Example.mk', 'ana+x@example.mk'],
    ['\u202aana@example.mk\u202c\u200b', 'ana@example.mk'],
  ])('keeps the address %s as %s', (email, kept) => {
    expect(registerRequestSchema.parse({ ...request, email }).email).toBe(kept);
  });

  it.each(['ana@', 'ana@мкд', 'ana@пошта.м.', 'ana @пошта.мкд', 'ana@example.x--n'])(
    'refuses the address %s',
    (email) => {
      expect(firstFault({ email })).toBe('email');
    },
  );

  it.each(['благој', 'B.M_2-x', 'blagoj@example.mk'])('takes the username %s', (username) => {
    expect(firstFault({ username })).toBeUndefined();
  });

  it.each(['ab', 'with space', 'x'.repeat(61), 'slash/x'])(
    'refuses the username %s',
    (username) => {
      expect(firstFault({ username })).toBe('username');
    },
  );

  it('refuses the address of somebody else as username', () => {
    expect(firstFault({ username: 'other@example.mk' })).toBe('username');
  });

  it.each([
    ['password', { password: 'nine char' }],
    ['password', { password: 'x'.repeat(201) }],
    ['email', { email: 'no address' }],
    ['displayName', { displayName: 'B' }],
    ['locale', { locale: 'de' }],
  ])('refuses a bad %s', (field, input) => {
    expect(firstFault(input)).toBe(field);
  });
});

describe('A request to set a new password', () => {
  it('needs the token of the link', () => {
    const body = { token: '', password: 'long enough' };
    expect(resetPasswordRequestSchema.safeParse(body).success).toBe(false);
  });
});
