import type { MailText, SecurityTexts } from './mail-text.ts';
import { subjectOf } from './subject-of.ts';

const newPassword =
  'Ако не сте биле вие, отворете ја оваа врска во рок од три дена. Таа ги одјавува сите од вашата сметка и ви овозможува да изберете нова лозинка:';
const undo =
  'Ако не сте биле вие, отворете ја оваа врска во рок од три дена. Таа ја поништува промената, ги одјавува сите од вашата сметка и ви овозможува да изберете нова лозинка:';

const text =
  (action: string, line: string, notMe = undo) =>
  (link: string): MailText => ({
    subject: subjectOf(`security account.${action}`, 'mk'),
    lines: [line, notMe, link],
  });

export const securityTextsMk: SecurityTexts = {
  passwordChanged: text('change-password', 'Лозинката на вашата сметка е променета.', newPassword),
  passwordReset: text('reset-password', 'Лозинката на вашата сметка е променета.', newPassword),
  googleLinked: text(
    'link-google',
    'Отсега можете да се најавувате на вашата сметка и со сметка на Google.',
  ),
  googleUnlinked: text(
    'unlink-google',
    'Повеќе не можете да се најавувате на вашата сметка со Google.',
  ),
  passkeyAdded: text(
    'add-passkey',
    'Отсега можете да се најавувате на вашата сметка и со нов клуч за најава.',
  ),
  passkeyRemoved: text(
    'remove-passkey',
    'Со еден од клучевите за најава повеќе не можете да се најавите на вашата сметка.',
  ),
  secondFactorOn: text('second-factor-on', 'Отсега вашата сметка бара код кога се најавувате.'),
  secondFactorOff: text(
    'second-factor-off',
    'Вашата сметка повеќе не бара код кога се најавувате.',
  ),
  recoveryCodesMade: text(
    'new-recovery-codes',
    'Вашата сметка има нови резервни кодови. Претходните повеќе не важат.',
  ),
  recoveryCodeUsed: text(
    'use-recovery-code',
    'За вашата сметка е искористен резервен код. Тој повеќе не важи.',
    newPassword,
  ),
  wrongCodes: text(
    'wrong-codes',
    'Некој го помина првиот чекор на најавата на вашата сметка и внесе погрешни кодови.',
    newPassword,
  ),
};
