import type { Locale } from '@pazar/contracts/locale';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { addJob, jobWork, retryForADay, type JobKind } from '../jobs/job-kind.ts';
import type { Mail, MailTransport } from '@pazar/service/mail-transport';
import { mailText, type MailContent } from './mails.ts';

/** The recipient of an e-mail, and its language. It contains nothing that a stranger typed. */
export interface Recipient {
  email: string;
  locale: Locale;
}

export type Mailer = ReturnType<typeof createMailer>;

export interface MailerDependencies {
  transport: MailTransport;
  /** Origin of the shell. */
  shellUrl: string;
  /** Links of an e-mail let their reader in: a copy of the database alone must not. */
  box: {
    seal: (text: string, owner: string) => string;
    open: (sealed: string, owner: string) => string;
  };
}

const sealedMailSchema = z.object({ sealed: z.string() });
type SealedMail = z.infer<typeof sealedMailSchema>;
const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });
/** For whom the box encrypts it. */
const owner = 'mail';

const mailKind: JobKind<SealedMail> = {
  name: 'mail',
  lane: 'mail',
  schema: sealedMailSchema,
  retry: retryForADay,
};

export function createMailer({ transport, shellUrl, box }: MailerDependencies) {
  return {
    /**
     * Adds an e-mail to the caller's transaction. A job sends it after the commit, at least once: it tries
     * for a day while the mail server is away.
     */
    send: (database: Database, to: Recipient, content: MailContent) => {
      const sealed = box.seal(JSON.stringify(compose(to, content)), owner);
      return addJob(database, mailKind, { payload: { sealed } });
    },
    /**
     * Hands one e-mail to the transport, once. Rejects when the transport does not accept it: for a job,
     * which tries again.
     */
    deliver: (to: Recipient, content: MailContent) => transport.send(compose(to, content)),
    /**
     * The shell's address of a page, `/home/reset?token=…`, which opens in the language of the e-mail. English
     * is what a first visit has anyway.
     */
    link: (path: string, locale: Locale) => {
      const url = new URL(path, shellUrl);
      if (locale !== 'en') url.searchParams.set('locale', locale);
      return url.href;
    },
    /** The work of the jobs that `send` adds. */
    work: jobWork(mailKind, {
      run: async ({ payload }) => {
        await transport.send(mailSchema.parse(JSON.parse(box.open(payload.sealed, owner))));
        return 'done';
      },
    }),
  };
}

function compose({ email, locale }: Recipient, content: MailContent): Mail {
  return { to: email, ...mailText(content, locale) };
}
