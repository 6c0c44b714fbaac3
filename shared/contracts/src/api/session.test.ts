import { describe, expect, it } from 'vitest';
import { loginRequestSchema } from './login.ts';
import { epoch, type SessionAnswer, sessionSchema } from './session.ts';

const session: SessionAnswer = {
  id: '0199c5a2-1111-7000-8000-000000000001',
  username: 'producer',
  userType: 'PRODUCER',
  token: 'eyJ.e30.sig',
  tokenExpiry: '2026-11-28T10:00:00.000Z',
  roles: ['ROLE_AGENT'],
  authenticationProvider: 'LOCAL',
  verified: true,
  creationDate: '2026-03-14T09:00:00.000Z',
  updateDate: '2026-08-23T10:00:00.000Z',
};

describe('sessionSchema', () => {
  it('is what the API answers', () => {
    expect(sessionSchema.parse(JSON.parse(JSON.stringify(session)))).toEqual(session);
  });

  it('takes a session without expiry as one that has always been over', () => {
    const { tokenExpiry: _, ...withoutExpiry } = session;
    const { tokenExpiry } = sessionSchema.parse(withoutExpiry);
    expect(tokenExpiry).toBe(epoch);
    expect(Date.parse(tokenExpiry)).toBe(0);
  });

  it('leaves out what a later server may add', () => {
    expect(sessionSchema.parse({ ...session, avatar: 'a.png' })).toEqual(session);
  });

  it.each(Object.keys(session).filter((key) => key !== 'tokenExpiry'))(
    'refuses a session without %s',
    (key) => {
      expect(sessionSchema.safeParse({ ...session, [key]: undefined }).success).toBe(false);
    },
  );

  it.each([
    { token: '' },
    { tokenExpiry: 'tomorrow' },
    { tokenExpiry: '2026-11-28T10:00:00+01:00' },
    { tokenExpiry: 1_795_000_000_000 },
    { tokenExpiry: null },
    { roles: ['ROLE_ADMIN'] },
    { roles: 'ROLE_AGENT' },
    { userType: 'producer' },
    { verified: 'true' },
  ])('refuses %j', (wrong) => {
    expect(sessionSchema.safeParse({ ...session, ...wrong }).success).toBe(false);
  });
});

describe('loginRequestSchema', () => {
  it('takes spaces off the name and none off the password', () => {
    const request = { username: ' producer@pazar.example ', password: ' pass word ' };
    expect(loginRequestSchema.parse(request)).toEqual({
      username: 'producer@pazar.example',
      password: ' pass word ',
    });
  });

  it('refuses an empty name, an empty password, and either when it is too long', () => {
    for (const wrong of [
      { username: '   ', password: 'a' },
      { username: 'a', password: '' },
      { username: 'a'.repeat(255), password: 'a' },
      { username: 'a', password: 'a'.repeat(201) },
    ]) {
      expect(loginRequestSchema.safeParse(wrong).success).toBe(false);
    }
  });
});
