import type { Locale } from '@pazar/contracts/locale';
import { newsTextsEn } from './news-texts-en.ts';
import { newsTextsMk } from './news-texts-mk.ts';
import { securityTextsEn } from './security-texts-en.ts';
import { securityTextsMk } from './security-texts-mk.ts';
import { mailTextsEn } from './mail-texts-en.ts';
import { mailTextsMk } from './mail-texts-mk.ts';
import type { MailTexts } from './mail-text.ts';

/** The e-mails that the service sends. */
export type MailKind = Exclude<keyof MailTexts, 'greeting' | 'signature'>;

export const mailTexts: Record<Locale, MailTexts> = {
  en: { ...mailTextsEn, ...newsTextsEn, ...securityTextsEn },
  mk: { ...mailTextsMk, ...newsTextsMk, ...securityTextsMk },
};
