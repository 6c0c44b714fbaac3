import { oneTimeCode, recoveryCodeCount } from '@pazar/contracts/account-security';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 4 recommends 160 bits. */
const secretBytes = 20;
/** One step before and after: clocks of phones differ (RFC 6238 5.2). */
const window = 1;
/** 80 bits cannot be guessed. */
const recoveryBytes = 10;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Pazar',
    label,
    algorithm: 'SHA1',
    digits: oneTimeCode.digits,
    period: oneTimeCode.periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** A new secret in base32, the format of authenticator apps. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function secretUri(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** The time step of a code that is good now; null for any other. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  if (delta === null) return null;
  return Math.floor(timestamp / 1000 / oneTimeCode.periodSeconds) + delta;
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const { buffer } = Uint8Array.from(randomBytes(recoveryBytes));
    return new Secret({ buffer }).base32;
  });
}

/** A recovery code in groups of four, as people read it. */
export function writtenCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
