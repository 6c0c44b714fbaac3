import type { Locale } from '@pazar/contracts/locale';
import { mailTextsEn } from './mail-texts-en.ts';
import { mailTextsMk } from './mail-texts-mk.ts';

/** What an e-mail says, before it has a greeting and an end. */
interface MailText {
  subject: string;
  lines: string[];
}

/** Each e-mail in one language; the lines become paragraphs. */
export interface MailTexts {
  greeting: string;
  signature: string;
  confirmRegistration: (link: string) => MailText;
  alreadyRegistered: (link: string) => MailText;
  confirmEmail: (link: string) => MailText;
  emailChanges: (email: string) => MailText;
  resetPassword: (link: string) => MailText;
  passwordChanged: (link: string) => MailText;
  emailChanged: (link: string) => MailText;
  googleLinked: (link: string) => MailText;
  googleUnlinked: (link: string) => MailText;
  accountCloses: (day: string, link: string) => MailText;
  verified: (link: string) => MailText;
  rejected: (reason: string, link: string) => MailText;
}

/** The e-mails that the service sends. */
export type MailKind = Exclude<keyof MailTexts, 'greeting' | 'signature'>;

export const mailTexts: Record<Locale, MailTexts> = { en: mailTextsEn, mk: mailTextsMk };
