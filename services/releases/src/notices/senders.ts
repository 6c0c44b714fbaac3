import { setTimeout as wait } from 'node:timers/promises';
import type { Channel } from '../domain/notice-api.ts';
import type { NoticeRow } from './notice-store.ts';
import type { NoticeSettings } from './notice-settings.ts';

/** Sends a notice; rejects when the receiver has not accepted it, or when `signal` ends the attempt. */
export type Sender = (
  notice: Pick<NoticeRow, 'id' | 'content'>,
  signal?: AbortSignal,
) => Promise<void>;

/** A receiver that does not answer must not hold up the notices after this one. */
const timeoutMs = 10_000;
/** A mail server answers several times for one e-mail. */
const mailTimeoutMs = 25_000;

/**
 * A sender for each channel, whose library is loaded with the first notice.
 *
 * @param home e-mails without a server are files in its folder `outbox`
 */
export function openSenders(
  { webhook, mail }: NoticeSettings,
  home: string,
): Partial<Record<Channel, Sender>> {
  return {
    ...(webhook && { webhook: (notice, signal) => sendWebhook(webhook, notice, signal) }),
    ...(mail && { mail: (notice, signal) => sendMail({ ...mail, home }, notice, signal) }),
  };
}

const tooLate = `The mail server did not accept it within ${mailTimeoutMs / 1000} s`;

/** Signed as Standard Webhooks says; the receiver knows a repetition by `webhook-id`. */
async function sendWebhook(
  { url, secret }: NonNullable<NoticeSettings['webhook']>,
  ...[{ id, content }, signal]: Parameters<Sender>
): Promise<void> {
  const { Webhook } = await import('standardwebhooks');
  const body = JSON.stringify({ id, ...content });
  const at = new Date();
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
    body,
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The receiver answered ${response.status}`);
}

async function sendMail(
  { to, home, ...settings }: NonNullable<NoticeSettings['mail']> & { home: string },
  ...[{ content }, signal]: Parameters<Sender>
): Promise<void> {
  const { openMailTransport } = await import('@pazar/service/mail-transport');
  const { transport } = openMailTransport(settings, home);
  const { title, text } = content;
  const sent = transport.send({ to: to.join(', '), subject: `Pazar: ${title}`, text });
  const late = wait(mailTimeoutMs, undefined, { ref: false, ...(signal && { signal }) });
  await Promise.race([sent, late.then(() => Promise.reject(new Error(tooLate)))]);
}
