import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import type { Mail, MailTransport } from '@pazar/service/mail-transport';

/** A mail server that keeps the e-mails it receives. */
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

/** The address of an agent, as the database has it now. */
export async function emailOf(database: Database, username: string): Promise<string> {
  const [row] = await database
    .select({ email: agents.email })
    .from(agents)
    .where(eq(agents.username, username));
  if (!row?.email) throw new Error(`There is no agent ${username} with an e-mail address`);
  return row.email;
}
