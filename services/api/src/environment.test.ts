import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('The environment', () => {
  it('needs nothing set', () => {
    const { port, folder, databaseUrl, connections } = readEnvironment({});
    expect([port, databaseUrl, connections]).toEqual([3200, null, 10]);
    expect(folder).toMatch(/\.pazar[\\/]api$/);
  });

  it('takes what is set', () => {
    const environment = readEnvironment({
      PAZAR_API_PORT: '4200',
      PAZAR_HOME: '/srv/pazar',
      DATABASE_URL: 'postgres://pazar:secret@db:5432/pazar',
      PAZAR_DATABASE_POOL: '25',
    });
    expect(environment).toMatchObject({
      port: 4200,
      metricsPort: 3500,
      databaseUrl: 'postgres://pazar:secret@db:5432/pazar',
      connections: 25,
    });
  });

  it('is a demo only when a variable says so', () => {
    expect(readEnvironment({}).isDemo).toBe(false);
    expect(readEnvironment({ PAZAR_SEED: 'off' }).isDemo).toBe(false);
    expect(readEnvironment({ PAZAR_SEED: 'on' }).isDemo).toBe(true);
  });

  it.each([
    [{ DATABASE_URL: 'postgres://pazar:secret@db:5432/pazar' }, 'DATABASE_URL'],
    [{ PAZAR_SHELL_URL: 'https://pazar.example.com' }, 'an https PAZAR_SHELL_URL'],
  ])('is no demo with %j, whatever the variable says', (variables, reason) => {
    expect(readEnvironment(variables).isDemo).toBe(false);
    expect(() => readEnvironment({ ...variables, PAZAR_SEED: 'on' })).toThrow(
      `PAZAR_SEED must be off with ${reason}: the password of the demo accounts is public.`,
    );
  });

  it('keeps e-mails as files and has no Google until both are set', () => {
    expect(readEnvironment({ PAZAR_SHELL_PORT: '4000' }).adapters).toEqual({
      shellUrl: 'http://127.0.0.1:4000',
      google: null,
      smtpUrl: null,
      bucket: null,
      mailFrom: 'Pazar <pazar@pazar.example>',
    });
    const { adapters } = readEnvironment({
      PAZAR_SHELL_URL: 'https://pazar.example.com/',
      PAZAR_GOOGLE_CLIENT_ID: 'pazar',
      PAZAR_GOOGLE_CLIENT_SECRET: 'secret',
      PAZAR_SMTP_URL: 'smtps://pazar:secret@mail.example.com',
      PAZAR_MAIL_FROM: 'Pazar <pazar@example.com>',
      PAZAR_IMAGE_BUCKET: 'images',
      PAZAR_IMAGE_ENDPOINT: 'https://s3.example.com',
      PAZAR_IMAGE_ACCESS_KEY_ID: 'key',
      PAZAR_IMAGE_SECRET_ACCESS_KEY: 'secret',
    });
    expect(adapters).toMatchObject({
      shellUrl: 'https://pazar.example.com',
      google: { issuer: 'https://accounts.google.com', clientId: 'pazar', clientSecret: 'secret' },
      mailFrom: 'Pazar <pazar@example.com>',
      bucket: { bucket: 'images', endpoint: 'https://s3.example.com', region: 'us-east-1' },
    });
  });

  it.each([
    [
      { PAZAR_GOOGLE_CLIENT_ID: 'pazar' },
      'PAZAR_GOOGLE_CLIENT_SECRET must be set too: Google sign-in needs the client id and its secret.',
    ],
    [
      { PAZAR_SMTP_URL: 'smtp://127.0.0.1' },
      'PAZAR_MAIL_FROM must be set too, such as Pazar <pazar@example.com>.',
    ],
    [
      { PAZAR_IMAGE_BUCKET: 'pazar', PAZAR_IMAGE_ACCESS_KEY_ID: 'key' },
      'PAZAR_IMAGE_SECRET_ACCESS_KEY must be set too: PAZAR_IMAGE_BUCKET needs a key and its secret.',
    ],
    [
      { PAZAR_SHELL_URL: 'pazar' },
      'PAZAR_SHELL_URL must be an origin such as https://pazar.example.com.',
    ],
    [{ PAZAR_API_PORT: 'http' }, 'PAZAR_API_PORT must be a port from 1 to 65535, such as 3200.'],
    [{ PAZAR_API_PORT: '70000' }, 'PAZAR_API_PORT must be a port from 1 to 65535, such as 3200.'],
    [{ PAZAR_REQUESTS_PER_MINUTE: '0' }, 'PAZAR_REQUESTS_PER_MINUTE must be at least 1.'],
    [
      { PAZAR_DATABASE_POOL: '2' },
      'PAZAR_DATABASE_POOL must be a whole number from 3 on, such as 10.',
    ],
    [
      { PAZAR_DATABASE_POOL: 'many' },
      'PAZAR_DATABASE_POOL must be a whole number from 3 on, such as 10.',
    ],
    [
      { PAZAR_TOKEN_KEY: 'short', PAZAR_CURSOR_KEY: 'B'.repeat(43) },
      'PAZAR_TOKEN_KEY must be 32 random bytes in base64url, which are 43 characters.',
    ],
    [{ PAZAR_TOKEN_KEY: 'A'.repeat(43) }, 'PAZAR_CURSOR_KEY must be set too: PAZAR_TOKEN_KEY is.'],
    [{ PAZAR_SEED: 'maybe' }, 'PAZAR_SEED must be "on" or "off".'],
    [
      { DATABASE_URL: 'mysql://root:secret@db/pazar' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
    ],
  ])('refuses %j and says what would be right', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});
