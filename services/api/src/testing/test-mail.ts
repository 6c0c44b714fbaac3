import type { Mail, MailTransport } from '../mail/mail-transport.ts';

/** A mail server that keeps what it gets. */
export interface TestMail extends MailTransport {
  /** The first e-mail to an address since the last call; waits until it is there. */
  next: (to: string) => Promise<Mail>;
  /** E-mails that nobody asked for. */
  pending: () => Mail[];
}

export function createTestMail(): TestMail {
  const mails: Mail[] = [];
  let arrived = Promise.withResolvers<void>();
  return {
    send: (mail) => {
      mails.push(mail);
      arrived.resolve();
      arrived = Promise.withResolvers();
      return Promise.resolve();
    },
    pending: () => mails,
    next: async (to) => {
      for (;;) {
        const index = mails.findIndex((mail) => mail.to === to);
        const [mail] = index === -1 ? [] : mails.splice(index, 1);
        if (mail) return mail;
        await arrived.promise;
      }
    },
  };
}

/** The token of the link in an e-mail. */
export function linkToken({ text }: Mail): string {
  const [, token] = /\?token=([\w-]+)/.exec(text) ?? [];
  if (token === undefined) throw new Error(`No link in: ${text}`);
  return token;
}
