import { describe, expect, it } from 'vitest';
import { sessionReader } from './session-reader.ts';
import { epoch, type Session } from './session.ts';

const session: Session = {
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

const read = (over: object) => sessionReader.parse({ ...session, ...over });

describe('sessionReader', () => {
  it('reads back what local storage keeps', () => {
    expect(sessionReader.parse(JSON.parse(JSON.stringify(session)))).toEqual(session);
  });

  it('leaves out what a later server may add', () => {
    expect(read({ avatar: 'a.png' })).toEqual(session);
  });

  it.each([undefined, null, 'tomorrow', {}, []])(
    'reads the expiry %j as the epoch',
    (tokenExpiry) => {
      expect(read({ tokenExpiry }).tokenExpiry).toBe(epoch);
    },
  );

  it.each([
    '2026-11-28T11:00:00+01:00',
    '2026-11-28T10:00:00.000+0000',
    Date.parse('2026-11-28T10:00:00Z'),
  ])('reads the date %j as an instant in UTC', (date) => {
    const { tokenExpiry, creationDate } = read({ tokenExpiry: date, creationDate: date });
    expect([tokenExpiry, creationDate]).toEqual([session.tokenExpiry, session.tokenExpiry]);
  });

  it('keeps kinds that it does not know', () => {
    const unknown = {
      userType: 'COOPERATIVE',
      authenticationProvider: 'LDAP',
      roles: ['ROLE_AGENT', 'ROLE_BUYER'],
    };
    expect(read(unknown)).toEqual({ ...session, ...unknown });
  });

  it('reads an agent of whom the server says no more than the name and the token', () => {
    const { id, username, token } = session;
    expect(sessionReader.parse({ id, username, token })).toEqual({
      id,
      username,
      token,
      tokenExpiry: epoch,
      userType: '',
      roles: [],
      authenticationProvider: '',
      verified: false,
      creationDate: epoch,
      updateDate: epoch,
    });
  });

  it.each([{ verified: 'true' }, { verified: null }, { roles: 'ROLE_AGENT' }, { userType: 7 }])(
    'reads %j, whatever it is',
    (odd) => {
      expect(() => read(odd)).not.toThrow();
      expect(read({ verified: 'true' }).verified).toBe(false);
    },
  );

  it('reads the number of an agent as text', () => {
    expect(read({ id: 7 }).id).toBe('7');
  });

  it.each(['id', 'username', 'token'])('refuses a session without %s', (name) => {
    for (const nothing of [undefined, null, '']) {
      expect(() => read({ [name]: nothing })).toThrow(`The session has no ${name}`);
    }
  });

  it.each([null, undefined, 'producer', 7, []])('refuses %j', (input) => {
    expect(() => sessionReader.parse(input)).toThrow('The session has no id');
  });
});
