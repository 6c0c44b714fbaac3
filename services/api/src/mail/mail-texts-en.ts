import type { MailTexts } from './mail-texts.ts';

export const mailTextsEn: MailTexts = {
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
      'Open this link within 24 hours to use this e-mail for your account:',
      link,
      'If you did not ask for it, do nothing: the account keeps its e-mail.',
    ],
  }),
  emailChanges: (email) => ({
    subject: 'Your e-mail will change',
    lines: [
      `The e-mail of your account will change to ${email} as soon as it is confirmed there.`,
      'If you did not ask for it, change your password: somebody else knows it.',
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
  passwordChanged: (link) => ({
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed.',
      'If it was not you, choose a new one at once:',
      link,
    ],
  }),
  emailChanged: (link) => ({
    subject: 'Your e-mail was changed',
    lines: [
      'Your account has another e-mail now. This one is no longer used for it.',
      'If it was not you, write to us at once:',
      link,
    ],
  }),
  googleLinked: (link) => ({
    subject: 'Google was linked to your account',
    lines: [
      'From now on you can log in to your account with a Google account too.',
      'If it was not you, choose a new password at once and unlink Google in your account:',
      link,
    ],
  }),
  googleUnlinked: (link) => ({
    subject: 'Google was unlinked from your account',
    lines: [
      'From now on you log in to your account with your password only.',
      'If it was not you, choose a new password at once:',
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
  verified: (link) => ({
    subject: 'You are verified',
    lines: ['Your request for verification was approved. You can publish your products now:', link],
  }),
  rejected: (reason, link) => ({
    subject: 'Your request for verification was rejected',
    lines: [
      'Your request for verification was rejected. The reason:',
      reason,
      'You can correct your data and send the request again:',
      link,
    ],
  }),
};
