import type { MailTexts, NewsTexts, SecurityTexts } from './mail-text.ts';
import { subjectOf } from './subject-of.ts';

export const mailTextsEn: Omit<MailTexts, keyof (NewsTexts & SecurityTexts)> = {
  greeting: 'Hello,',
  signature: 'Pazar',
  confirmRegistration: (link) => ({
    subject: 'Confirm your e-mail',
    lines: [
      'Open this link within 24 hours to confirm your e-mail and finish your registration:',
      link,
      'If you did not register, do nothing: no account will be made.',
    ],
  }),
  alreadyRegistered: (link) => ({
    subject: 'You already have an account',
    lines: [
      'Somebody tried to register with this e-mail, which already has an account. Nothing has changed.',
      'If it was you and you forgot your password, open this link within an hour to choose a new one:',
      link,
    ],
  }),
  confirmEmail: (link) => ({
    subject: 'Confirm your new e-mail',
    lines: [
      'Open this link within 24 hours to confirm this e-mail for your account:',
      link,
      'If you did not ask for it, do nothing: the account keeps its e-mail.',
    ],
  }),
  emailChanges: (email, link) => ({
    subject: 'Confirm the change of your e-mail',
    lines: [
      `The e-mail of your account is to change to ${email}. Open this link within 24 hours to confirm it:`,
      link,
      'The account keeps its e-mail until both addresses have confirmed the change.',
      'If you did not ask for it, do not open the link, and change your password: somebody else knows it.',
    ],
  }),
  resetPassword: (link) => ({
    subject: 'Choose a new password',
    lines: [
      'Open this link within an hour to choose a new password:',
      link,
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
  }),
  emailChanged: (link) => ({
    subject: 'Your e-mail was changed',
    lines: [
      'Your account has another e-mail now. This one is no longer used for it.',
      'If it was not you, open this link within three days. It brings this e-mail back, logs everybody out of your account and lets you choose a new password:',
      link,
    ],
  }),
  emailRestored: (link) => ({
    subject: 'Your account has this e-mail again',
    lines: [
      'The change of the e-mail of your account was undone. It has this e-mail again, and everybody was logged out.',
      'Choose a new password if you have not done so, and look at what can log in:',
      link,
    ],
  }),
  emailRemoved: () => ({
    subject: 'This e-mail no longer belongs to the account',
    lines: [
      'An account of Pazar had changed its e-mail to this one. The change was undone from its former e-mail.',
      'This e-mail is no longer used for that account, and everybody was logged out of it.',
    ],
  }),
  emailTaken: (link) => ({
    subject: 'You already have an account',
    lines: [
      'Somebody wants to use this e-mail for another account. It already belongs to one, so nothing will change.',
      'If it was you, log in to the account that has this e-mail. If you forgot its password, open this link within an hour to choose a new one:',
      link,
    ],
  }),
  accountCloses: (day, link) => ({
    subject: 'Your account will be closed',
    lines: [
      `As you asked, your account will be closed on ${day} and your personal data removed.`,
      'Until then you can log in and cancel it here:',
      link,
    ],
  }),
  changesRequested: (reason, link) => ({
    subject: subjectOf('verification-decided CHANGES_REQUESTED', 'en'),
    lines: [
      'Your request for verification was looked at. Before it can be approved, this has to change:',
      reason,
      'Change it and send the request again here:',
      link,
    ],
  }),
  agentAsks: (name, link) => ({
    subject: subjectOf('verification-requested', 'en', { name }),
    lines: [`${name} asks to be verified. You can decide the request here:`, link],
  }),
  agentCloses: (name, day, link) => ({
    subject: subjectOf('account-closing', 'en', { name, day }),
    lines: [
      `${name} asked for the account to be closed. It will be closed on ${day}, unless it is kept.`,
      link,
    ],
  }),
  agentAppeals: (name, link) => ({
    subject: subjectOf('suspension-appealed', 'en', { name }),
    lines: [`${name} has appealed against the suspension. You can read the appeal here:`, link],
  }),
  productFixed: (name, link) => ({
    subject: subjectOf('product-fixed', 'en', { name }),
    lines: [
      `The agent of ${name} says that it is put right. You can see what changed, and unblock it here:`,
      link,
    ],
  }),
  auditBroken: (link) => ({
    subject: 'The audit log was changed',
    lines: [
      'A check found an entry of the audit log that is not as it was written.',
      'The audit page names the entry and says what to do:',
      link,
    ],
  }),
};
