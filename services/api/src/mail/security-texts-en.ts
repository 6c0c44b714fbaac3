import type { MailText, SecurityTexts } from './mail-texts.ts';

const notMe =
  'If it was not you, open this link within three days. It logs everybody out of your account and lets you choose a new password:';

const text =
  (subject: string, line: string) =>
  (link: string): MailText => ({ subject, lines: [line, notMe, link] });

export const securityTextsEn: SecurityTexts = {
  passwordChanged: text('Your password was changed', 'The password of your account was changed.'),
  googleLinked: text(
    'Google was linked to your account',
    'From now on you can log in to your account with a Google account too.',
  ),
  googleUnlinked: text(
    'Google was unlinked from your account',
    'You can no longer log in to your account with Google.',
  ),
  passkeyAdded: text(
    'A passkey was added',
    'From now on you can log in to your account with a new passkey.',
  ),
  passkeyRemoved: text(
    'A passkey was removed',
    'You can no longer log in to your account with one of its passkeys.',
  ),
  secondFactorOn: text(
    'Two-step login is on',
    'From now on your account asks for a code when you log in.',
  ),
  secondFactorOff: text(
    'Two-step login is off',
    'Your account no longer asks for a code when you log in.',
  ),
  recoveryCodesMade: text(
    'New recovery codes were made',
    'Your account has new recovery codes. Those from before no longer work.',
  ),
  recoveryCodeUsed: text(
    'A recovery code was used',
    'A recovery code was used for your account. It will not work again.',
  ),
};
