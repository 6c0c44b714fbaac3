import type { Channel } from '../domain/notice-api.ts';
import type { NoticeRow } from './notice-store.ts';
import type { NoticeSettings } from './notice-settings.ts';

/** Sends a notice; rejects when the receiver has not accepted it. */
export type Sender = (notice: Pick<NoticeRow, 'id' | 'content'>) => Promise<void>;

/** A receiver that does not answer must not hold up the others. */
const timeoutMs = 10_000;

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
    ...(webhook && { webhook: (notice) => sendWebhook(webhook, notice) }),
    ...(mail && { mail: (notice) => sendMail(mail, home, notice) }),
  };
}

/** Signed as Standard Webhooks says; the receiver knows a repetition by `webhook-id`. */
async function sendWebhook(
  { url, secret }: NonNullable<NoticeSettings['webhook']>,
  { id, content }: Parameters<Sender>[0],
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
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The receiver answered ${response.status}`);
}

async function sendMail(
  { to, ...settings }: NonNullable<NoticeSettings['mail']>,
  home: string,
  { content: { title, text } }: Parameters<Sender>[0],
): Promise<void> {
  const { openMailTransport } = await import('@pazar/service/mail-transport');
  const { transport } = openMailTransport(settings, home);
  await transport.send({ to: to.join(', '), subject: `Pazar: ${title}`, text });
}
