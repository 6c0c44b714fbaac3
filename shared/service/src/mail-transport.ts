import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';
import { v7 as uuid } from 'uuid';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Where e-mails go. `send` rejects when they do not get there. */
export interface MailTransport {
  send: (mail: Mail) => Promise<void>;
}

/** The mail server, or without one the folder `outbox` of the home. */
export function openMailTransport(
  { smtpUrl, mailFrom }: MailSettings,
  home: string,
): { transport: MailTransport; outbox?: string } {
  if (smtpUrl !== null) return { transport: smtpTransport(smtpUrl, mailFrom) };
  const outbox = join(home, 'outbox');
  return { transport: outboxTransport(outbox, mailFrom), outbox };
}

/** A server that does not answer must not block an e-mail for ever. */
const timeoutMs = 10_000;

/** Hands e-mails to the SMTP server at `url` (`smtps://user:password@host:465`). */
function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport(
    {
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Nothing that we send refers to files or addresses; nothing may ever make it do so.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return { send: async (mail) => void (await transport.sendMail(mail)) };
}

/** Writes e-mails to files in `folder`, for installations without a mail server. */
function outboxTransport(folder: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Its links open accounts: only the owner of the process may read it, and a half-written file
      // must never appear.
      const path = join(folder, `${uuid()}.eml`);
      await writeFile(`${path}.new`, message, { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
  };
}
