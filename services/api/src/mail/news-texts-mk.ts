import type { NewsTexts } from './mail-text.ts';
import { subjectOf } from './subject-of.ts';

export const newsTextsMk: NewsTexts = {
  verified: (reason, link) => ({
    subject: subjectOf('verification-decided VERIFIED', 'mk'),
    lines: [
      'Вашето барање за верификација е одобрено. Управата напиша:',
      reason,
      'Сега можете да ги објавувате вашите производи:',
      link,
    ],
  }),
  rejected: (reason, link) => ({
    subject: subjectOf('verification-decided REJECTED', 'mk'),
    lines: [
      'Вашето барање за верификација е одбиено. Причината:',
      reason,
      'Можете да ги исправите податоците и повторно да го испратите барањето:',
      link,
    ],
  }),
  productBlocked: (name, reason, link) => ({
    subject: subjectOf('product-blocked BLOCKED', 'mk', { name }),
    lines: [
      `Купувачите повеќе не го гледаат производот ${name}. Причината:`,
      reason,
      'Производот:',
      link,
    ],
  }),
  productUnblocked: (name, link) => ({
    subject: subjectOf('product-blocked UNBLOCKED', 'mk', { name }),
    lines: [`Купувачите повторно го гледаат производот ${name}:`, link],
  }),
  suspended: (reason, until, link) => ({
    subject: subjectOf('account-suspended SUSPENDED', 'mk', { day: until }),
    lines: [
      until === ''
        ? 'Вашата сметка е суспендирана. Причината:'
        : `Вашата сметка е суспендирана заклучно со ${until}. Причината:`,
      reason,
      'Можете да ги гледате и да ги преземате вашите податоци, но не и да ги менувате:',
      link,
    ],
  }),
  reactivated: (link) => ({
    subject: subjectOf('account-suspended ACTIVE', 'mk'),
    lines: ['Суспензијата на вашата сметка заврши. Сѐ е како што беше:', link],
  }),
  rolesChanged: (reason, link) => ({
    subject: subjectOf('security agent.set-roles', 'mk'),
    lines: ['Вашата сметка сега има други улоги. Причина:', reason, 'Вашата сметка:', link],
  }),
  signedOut: (reason, link) => ({
    subject: subjectOf('security agent.revoke-sessions', 'mk'),
    lines: [
      'Сите сесии на вашата сметка се завршени. Причина:',
      reason,
      'Можете повторно да се најавите:',
      link,
    ],
  }),
  secondFactorEnded: (reason, link) => ({
    subject: subjectOf('security agent.end-second-factor', 'mk'),
    lines: [
      'Вашата сметка повеќе не бара код при најава. Причината:',
      reason,
      'Најавете се со лозинката и повторно вклучете ја најавата во два чекора тука:',
      link,
    ],
  }),
  lowStock: (name, left, link) => ({
    subject: subjectOf('low-stock LOW', 'mk', { name }),
    lines: [`${name}: на залиха уште ${left}.`, link],
  }),
  bestBefore: (name, day, link) => ({
    subject: subjectOf('best-before', 'mk', { name, day }),
    lines: [`${name} треба да се продаде до ${day}.`, link],
  }),
  promotionEnded: (name, link) => ({
    subject: subjectOf('promotion-ended', 'mk', { name }),
    lines: [`Промоцијата ${name} заврши. Цените се како пред неа.`, link],
  }),
  importFinished: (done, failed, link) => ({
    subject: subjectOf('import-finished', 'mk'),
    lines: [`Увезени редови: ${done}. Редови со грешки: ${failed}.`, link],
  }),
};
