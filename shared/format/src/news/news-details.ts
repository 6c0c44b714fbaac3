import type { Locale } from '../locale.ts';
import { formatNumber } from '../number.ts';
import { formatQuantity } from '../quantity.ts';
import type { NewsEvent } from './news-sentence.ts';

/** What an event carries, as the API answers it: all of it optional. */
export interface NewsFacts {
  /** Word for word, as management wrote it. */
  readonly reason?: string | undefined;
  readonly quantity?: string | undefined;
  readonly unit?: Parameters<typeof formatQuantity>[1] | undefined;
  /** Rows of an import. */
  readonly done?: number | undefined;
  readonly failed?: number | undefined;
  /** Browser and system of the session in which it was done. */
  readonly device?: string | undefined;
}

const words = {
  en: {
    left: (left: string) => `${left} left`,
    done: (rows: string) => `Rows imported: ${rows}`,
    failed: (rows: string) => `Rows not imported: ${rows}`,
    verified: 'Customers see the products that you publish.',
    notMe: 'If it was not you, open the link of the e-mail.',
  },
  mk: {
    left: (left: string) => `Уште ${left}`,
    done: (rows: string) => `Увезени редови: ${rows}`,
    failed: (rows: string) => `Неувезени редови: ${rows}`,
    verified: 'Купувачите ги гледаат производите што ги објавувате.',
    notMe: 'Ако не бевте вие, отворете ја врската од е-пораката.',
  },
} as const;

/** What to know beside the sentence: why, how much, from which device, and what to do. */
export function newsDetails(
  { event, outcome, facts }: NewsEvent & { readonly facts: NewsFacts },
  locale: Locale,
): string[] {
  const { left, done, failed, verified, notMe } = words[locale];
  const { reason, quantity, unit, device } = facts;
  const isOwnChange = event === 'security' && outcome?.startsWith('account.') === true;
  return [
    device,
    quantity !== undefined && unit !== undefined && left(formatQuantity(quantity, unit, locale)),
    facts.done !== undefined && done(formatNumber(facts.done, locale)),
    facts.failed !== undefined && facts.failed > 0 && failed(formatNumber(facts.failed, locale)),
    reason,
    outcome === 'VERIFIED' && verified,
    isOwnChange && notMe,
  ].filter((part) => typeof part === 'string');
}

/** The link to the place where the agent can act, by event and outcome. */
const actions: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'verification-decided CHANGES_REQUESTED': { en: 'Change it', mk: 'Измени' },
  'verification-decided REJECTED': { en: 'Correct the data', mk: 'Поправи ги податоците' },
  'product-blocked BLOCKED': { en: 'Look at the product', mk: 'Погледни го производот' },
  'account-suspended SUSPENDED': { en: 'Answer', mk: 'Одговори' },
  'low-stock': { en: 'Add stock', mk: 'Внеси залиха' },
  'best-before': { en: 'Sell it first', mk: 'Продај прво' },
  'import-finished': { en: 'Look at the rows', mk: 'Погледни ги редовите' },
  security: { en: 'Check the sessions', mk: 'Провери ги сесиите' },
  'verification-requested': { en: 'Decide', mk: 'Одлучи' },
  'product-fixed': { en: 'See what changed', mk: 'Види што е изменето' },
  'suspension-appealed': { en: 'Read the appeal', mk: 'Прочитај ја жалбата' },
};

/** The name of the one thing to do now; undefined where there is none. */
export function newsAction({ event, outcome }: NewsEvent, locale: Locale): string | undefined {
  return (actions[`${event} ${outcome}`] ?? actions[event])?.[locale];
}
