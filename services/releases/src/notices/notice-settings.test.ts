import { expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';

const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;

it('A webhook and e-mails are set by variables', () => {
  const { notices } = readEnvironment({
    PAZAR_NOTIFY_WEBHOOK: 'https://hooks.example.com/pazar',
    PAZAR_NOTIFY_SECRET: secret,
    PAZAR_NOTIFY_MAIL: 'ops@example.com, night@example.com',
    PAZAR_SMTP_URL: 'smtp://mail.example.com',
    PAZAR_MAIL_FROM: 'Pazar <pazar@example.com>',
  });
  expect(notices).toEqual({
    webhook: { url: 'https://hooks.example.com/pazar', secret },
    mail: {
      to: ['ops@example.com', 'night@example.com'],
      smtpUrl: 'smtp://mail.example.com',
      mailFrom: 'Pazar <pazar@example.com>',
    },
  });
});

it.each([
  [{ PAZAR_NOTIFY_WEBHOOK: 'https://hooks.example.com' }, 'PAZAR_NOTIFY_SECRET must be set too'],
  [{ PAZAR_NOTIFY_SECRET: 'short' }, 'PAZAR_NOTIFY_SECRET must be whsec_ and 24 to 64'],
  [{ PAZAR_NOTIFY_WEBHOOK: 'hooks' }, 'PAZAR_NOTIFY_WEBHOOK must be an address'],
  [{ PAZAR_NOTIFY_MAIL: 'nobody' }, 'PAZAR_NOTIFY_MAIL must be e-mail addresses'],
  [{ PAZAR_SMTP_URL: 'smtp://mail.example.com' }, 'PAZAR_MAIL_FROM must be set too'],
])('%o is refused with what to set', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});
