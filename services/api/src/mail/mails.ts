import type { Locale } from '@pazar/contracts/locale';
import { newsSentence } from '@pazar/format/news/news-sentence';
import { isTextKey, textOf, type Texts } from '../texts/texts.ts';

interface MailDefinition {
  /** What fills its text, in the order in which `MailContent` has it. */
  values: readonly string[];
  /** The event of the notification whose sentence is its subject, with its outcome. Others have a subject. */
  news?: string;
}

/** The e-mails that the service sends. */
export const mails = {
  confirmRegistration: { values: ['link'] },
  alreadyRegistered: { values: ['link'] },
  confirmEmail: { values: ['link'] },
  emailChanges: { values: ['email', 'link'] },
  resetPassword: { values: ['link'] },
  emailChanged: { values: ['link'] },
  /** To the address that the account has again. */
  emailRestored: { values: ['link'] },
  /** To the address that the account had in between. */
  emailRemoved: { values: [] },
  /** To an address that another account has, in place of the link that would confirm it. */
  emailTaken: { values: ['link'] },
  accountCloses: { values: ['day', 'link'] },
  verified: { values: ['reason', 'link'], news: 'verification-decided VERIFIED' },
  rejected: { values: ['reason', 'link'], news: 'verification-decided REJECTED' },
  changesRequested: { values: ['reason', 'link'], news: 'verification-decided CHANGES_REQUESTED' },
  productBlocked: { values: ['name', 'reason', 'link'], news: 'product-blocked BLOCKED' },
  productUnblocked: { values: ['name', 'link'], news: 'product-blocked UNBLOCKED' },
  suspended: { values: ['reason', 'link'], news: 'account-suspended SUSPENDED' },
  suspendedUntil: { values: ['reason', 'day', 'link'], news: 'account-suspended SUSPENDED' },
  reactivated: { values: ['link'], news: 'account-suspended ACTIVE' },
  rolesChanged: { values: ['reason', 'link'], news: 'security agent.set-roles' },
  signedOut: { values: ['reason', 'link'], news: 'security agent.revoke-sessions' },
  secondFactorEnded: { values: ['reason', 'link'], news: 'security agent.end-second-factor' },
  lowStock: { values: ['name', 'left', 'link'], news: 'low-stock LOW' },
  bestBefore: { values: ['name', 'day', 'link'], news: 'best-before' },
  promotionEnded: { values: ['name', 'link'], news: 'promotion-ended' },
  importFinished: { values: ['done', 'failed', 'link'], news: 'import-finished' },
  // The link of these is for an owner who did not do it.
  passwordChanged: { values: ['link'], news: 'security account.change-password' },
  passwordReset: { values: ['link'], news: 'security account.reset-password' },
  googleLinked: { values: ['link'], news: 'security account.link-google' },
  googleUnlinked: { values: ['link'], news: 'security account.unlink-google' },
  passkeyAdded: { values: ['link'], news: 'security account.add-passkey' },
  passkeyRemoved: { values: ['link'], news: 'security account.remove-passkey' },
  secondFactorOn: { values: ['link'], news: 'security account.second-factor-on' },
  secondFactorOff: { values: ['link'], news: 'security account.second-factor-off' },
  recoveryCodesMade: { values: ['link'], news: 'security account.new-recovery-codes' },
  recoveryCodeUsed: { values: ['link'], news: 'security account.use-recovery-code' },
  wrongCodes: { values: ['link'], news: 'security account.wrong-codes' },
  // To managers.
  agentAsks: { values: ['name', 'link'], news: 'verification-requested' },
  agentCloses: { values: ['name', 'day', 'link'], news: 'account-closing' },
  agentAppeals: { values: ['name', 'link'], news: 'suspension-appealed' },
  productFixed: { values: ['name', 'link'], news: 'product-fixed' },
  auditBroken: { values: ['link'] },
} as const satisfies Record<keyof Texts['mail'], MailDefinition>;

export type MailKind = keyof typeof mails;

/** A text for each name. */
type ValuesOf<Names extends readonly string[]> = { -readonly [At in keyof Names]: string };

/** A kind of e-mail with the values that fill its text: links, a reason, a day. */
export type MailContent = {
  [Kind in MailKind]: [kind: Kind, ...values: ValuesOf<(typeof mails)[Kind]['values']>];
}[MailKind];

/** An e-mail in the language of its reader. */
export function mailText([kind, ...given]: MailContent, locale: Locale) {
  const { values: names }: MailDefinition = mails[kind];
  const values = Object.fromEntries(names.map((name, at) => [name, given[at] ?? '']));
  const body = textOf(`mail.${kind}.body`, locale, {
    ...values,
    newPassword: textOf('mailFrame.newPassword', locale),
    undo: textOf('mailFrame.undo', locale),
  });
  const paragraphs = [
    textOf('mailFrame.greeting', locale),
    body,
    textOf('mailFrame.signature', locale),
  ];
  return { subject: subjectOf(kind, locale, values), text: `${paragraphs.join('\n\n')}\n` };
}

function subjectOf(kind: MailKind, locale: Locale, values: Record<string, string>): string {
  const own = `mail.${kind}.subject`;
  if (isTextKey(own)) return textOf(own, locale);
  const { news = '' }: MailDefinition = mails[kind];
  const [event = '', outcome = null] = news.split(' ');
  const { name = '', day = '' } = values;
  const sentence = newsSentence({ event, outcome }, locale, { name, day });
  if (sentence === undefined) throw new Error(`The e-mail ${kind} has no subject.`);
  return sentence;
}
