import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@pazar/contracts/locale';
import { mailTexts, type MailKind, type MailTexts } from './mail-texts.ts';
import type { Mail, MailTransport } from './mail-transport.ts';

/** The recipient of an e-mail, and its language. It contains nothing that a stranger typed. */
export interface Recipient {
  email: string;
  locale: Locale;
}

/** Sends e-mails. Call it after the transaction of the change has committed. */
export interface Mailer {
  /**
   * Sends in the background, because the duration would reveal whether an address is known.
   * `values` fill the text: links, a reason, a day.
   */
  send: <Kind extends MailKind>(
    kind: Kind,
    to: Recipient,
    ...values: Parameters<MailTexts[Kind]>
  ) => void;
  /**
   * Hands one e-mail to the transport, once. Rejects when the transport does not accept it: for a caller
   * that keeps the e-mail and tries again.
   */
  deliver: <Kind extends MailKind>(
    kind: Kind,
    to: Recipient,
    ...values: Parameters<MailTexts[Kind]>
  ) => Promise<void>;
  /** Runs work that sends an e-mail in the background, for the same reason. */
  later: (work: () => Promise<void>) => void;
  /** The shell's address of a page, `/home/reset?token=…`. */
  link: (path: string) => string;
  /** Resolves when every e-mail under way was sent or given up, without further pauses. */
  finish: () => Promise<void>;
}

export interface MailerDependencies {
  transport: MailTransport;
  /** Origin of the shell. */
  shellUrl: string;
  /** Hears of e-mails that did not get out. */
  onFailure: (error: unknown) => void;
  /** Pauses between tries, in milliseconds. */
  pauses?: readonly number[];
}

/** A restarting mail server is back within that time; people who still wait can ask again. */
const defaultPauses = [1_000, 5_000, 20_000];

export function createMailer(dependencies: MailerDependencies): Mailer {
  const { transport, shellUrl, onFailure, pauses = defaultPauses } = dependencies;
  const underWay = new Set<Promise<void>>();
  const hurry = new AbortController();

  async function retry(mail: Mail): Promise<void> {
    for (const pause of pauses) {
      try {
        return await transport.send(mail);
      } catch {
        await wait(pause, undefined, { signal: hurry.signal }).catch(() => undefined);
      }
    }
    await transport.send(mail);
  }

  function keep(task: Promise<void>): void {
    const kept = task.catch(onFailure).finally(() => underWay.delete(kept));
    underWay.add(kept);
  }

  return {
    send: (kind, to, ...values) => keep(retry(compose(kind, to, values))),
    deliver: (kind, to, ...values) => transport.send(compose(kind, to, values)),
    later: (work) => keep(work()),
    link: (path) => new URL(path, shellUrl).href,
    finish: async () => {
      hurry.abort();
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

function compose<Kind extends MailKind>(
  kind: Kind,
  { email, locale }: Recipient,
  values: Parameters<MailTexts[Kind]>,
): Mail {
  const texts = mailTexts[locale];
  // TypeScript does not infer that the text of each kind takes exactly these values.
  const text = texts[kind] as (...values: Parameters<MailTexts[Kind]>) => {
    subject: string;
    lines: string[];
  };
  const { subject, lines } = text(...values);
  const paragraphs = [texts.greeting, ...lines, texts.signature];
  return { to: email, subject, text: `${paragraphs.join('\n\n')}\n` };
}
