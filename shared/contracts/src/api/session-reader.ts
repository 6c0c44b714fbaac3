import { epoch, type Session } from './session.ts';

/**
 * Reads a session as the specification lists its fields. Only a session without identity or token
 * is none; an unknown kind stays as it is, and whatever else is missing or of another type reads as
 * empty, as unverified or as the epoch. Other fields are left out.
 */
export const sessionReader = {
  /** @throws TypeError that names the missing field */
  parse(input: unknown): Session {
    const given: Readonly<Record<string, unknown>> = typeof input === 'object' ? { ...input } : {};
    const { roles } = given;
    return {
      id: required(given, 'id'),
      username: required(given, 'username'),
      userType: textOf(given['userType']),
      token: required(given, 'token'),
      tokenExpiry: instantOf(given['tokenExpiry']),
      roles: Array.isArray(roles) ? roles.map(textOf) : [],
      authenticationProvider: textOf(given['authenticationProvider']),
      verified: given['verified'] === true,
      creationDate: instantOf(given['creationDate']),
      updateDate: instantOf(given['updateDate']),
    };
  },
};

/** A text, or the digits of a number, which some servers count agents with; else empty. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function required(given: Readonly<Record<string, unknown>>, name: string): string {
  const text = textOf(given[name]);
  if (text === '') throw new TypeError(`The session has no ${name}`);
  return text;
}

/** A date as text or in milliseconds, as an instant in UTC; the epoch when it is neither. */
function instantOf(value: unknown): string {
  const isDate = typeof value === 'string' || typeof value === 'number';
  const date = new Date(isDate ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? epoch : date.toISOString();
}
