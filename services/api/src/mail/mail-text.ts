/** What an e-mail says, before it has a greeting and an end. */
export interface MailText {
  subject: string;
  lines: string[];
}

/** The e-mails about what happened in the market. `name` is in the reader's language. */
export interface NewsTexts {
  verified: (reason: string, link: string) => MailText;
  rejected: (reason: string, link: string) => MailText;
  productBlocked: (name: string, reason: string, link: string) => MailText;
  productUnblocked: (name: string, link: string) => MailText;
  /** `until` is empty without an end. */
  suspended: (reason: string, until: string, link: string) => MailText;
  reactivated: (link: string) => MailText;
  rolesChanged: (reason: string, link: string) => MailText;
  signedOut: (reason: string, link: string) => MailText;
  secondFactorEnded: (reason: string, link: string) => MailText;
  lowStock: (name: string, left: string, link: string) => MailText;
  bestBefore: (name: string, day: string, link: string) => MailText;
  promotionEnded: (name: string, link: string) => MailText;
  importFinished: (done: string, failed: string, link: string) => MailText;
}

/** The e-mails of security; each link is for an owner who did not do it. */
export interface SecurityTexts {
  passwordChanged: (link: string) => MailText;
  passwordReset: (link: string) => MailText;
  googleLinked: (link: string) => MailText;
  googleUnlinked: (link: string) => MailText;
  passkeyAdded: (link: string) => MailText;
  passkeyRemoved: (link: string) => MailText;
  secondFactorOn: (link: string) => MailText;
  secondFactorOff: (link: string) => MailText;
  recoveryCodesMade: (link: string) => MailText;
  recoveryCodeUsed: (link: string) => MailText;
  wrongCodes: (link: string) => MailText;
}

/** Each e-mail in one language; the lines become paragraphs. */
export interface MailTexts extends NewsTexts, SecurityTexts {
  greeting: string;
  signature: string;
  confirmRegistration: (link: string) => MailText;
  alreadyRegistered: (link: string) => MailText;
  confirmEmail: (link: string) => MailText;
  emailChanges: (email: string, link: string) => MailText;
  resetPassword: (link: string) => MailText;
  emailChanged: (link: string) => MailText;
  /** To the address that the account has again. */
  emailRestored: (link: string) => MailText;
  /** To the address that the account had in between. */
  emailRemoved: () => MailText;
  /** To an address that another account has, in place of the link that would confirm it. */
  emailTaken: (link: string) => MailText;
  accountCloses: (day: string, link: string) => MailText;
  changesRequested: (reason: string, link: string) => MailText;
  /** To managers. */
  agentAsks: (name: string, link: string) => MailText;
  /** To managers. */
  agentCloses: (name: string, day: string, link: string) => MailText;
  /** To managers. */
  agentAppeals: (name: string, link: string) => MailText;
  /** To managers. */
  productFixed: (name: string, link: string) => MailText;
  /** To managers. */
  auditBroken: (link: string) => MailText;
}
