import type { MailText, SecurityTexts } from './mail-text.ts';
import { subjectOf } from './subject-of.ts';

const newPassword =
  'If it was not you, open this link within three days. It logs everybody out of your account and lets you choose a new password:';
const undo =
  'If it was not you, open this link within three days. It undoes the change, logs everybody out of your account and lets you choose a new password:';

const text =
  (action: string, line: string, notMe = undo) =>
  (link: string): MailText => ({
    subject: subjectOf(`security account.${action}`, 'en'),
    lines: [line, notMe, link],
  });

export const securityTextsEn: SecurityTexts = {
  passwordChanged: text(
    'change-password',
    'The password of your account was changed.',
    newPassword,
  ),
  passwordReset: text('reset-password', 'The password of your account was changed.', newPassword),
  googleLinked: text(
    'link-google',
    'From now on you can log in to your account with a Google account too.',
  ),
  googleUnlinked: text('unlink-google', 'You can no longer log in to your account with Google.'),
  passkeyAdded: text(
    'add-passkey',
    'From now on you can log in to your account with a new passkey.',
  ),
  passkeyRemoved: text(
    'remove-passkey',
    'You can no longer log in to your account with one of its passkeys.',
  ),
  secondFactorOn: text(
    'second-factor-on',
    'From now on your account asks for a code when you log in.',
  ),
  secondFactorOff: text(
    'second-factor-off',
    'Your account no longer asks for a code when you log in.',
  ),
  recoveryCodesMade: text(
    'new-recovery-codes',
    'Your account has new recovery codes. Those from before no longer work.',
  ),
  recoveryCodeUsed: text(
    'use-recovery-code',
    'A recovery code was used for your account. It will not work again.',
    newPassword,
  ),
  wrongCodes: text(
    'wrong-codes',
    'Somebody got past the first step of logging in to your account and typed wrong codes.',
    newPassword,
  ),
};
