import type { NewsTexts } from './mail-texts.ts';

export const newsTextsMk: NewsTexts = {
  verified: (link) => ({
    subject: 'Верификувани сте',
    lines: [
      'Вашето барање за верификација е одобрено. Сега можете да ги објавувате вашите производи:',
      link,
    ],
  }),
  rejected: (reason, link) => ({
    subject: 'Вашето барање за верификација е одбиено',
    lines: [
      'Вашето барање за верификација е одбиено. Причината:',
      reason,
      'Можете да ги исправите податоците и повторно да го испратите барањето:',
      link,
    ],
  }),
  productBlocked: (name, reason, link) => ({
    subject: `Управата го блокираше производот ${name}`,
    lines: [
      `Купувачите повеќе не го гледаат производот ${name}. Причината:`,
      reason,
      'Производот:',
      link,
    ],
  }),
  productUnblocked: (name, link) => ({
    subject: `Производот ${name} повеќе не е блокиран`,
    lines: [`Купувачите повторно го гледаат производот ${name}:`, link],
  }),
  suspended: (reason, until, link) => ({
    subject: 'Вашата сметка е суспендирана',
    lines: [
      until === ''
        ? 'Вашата сметка е суспендирана. Причината:'
        : `Вашата сметка е суспендирана до ${until}. Причината:`,
      reason,
      'Можете да ги гледате и да ги преземате вашите податоци, но не и да ги менувате:',
      link,
    ],
  }),
  reactivated: (link) => ({
    subject: 'Вашата сметка е повторно активна',
    lines: ['Суспензијата на вашата сметка заврши. Сѐ е како што беше:', link],
  }),
  rolesChanged: (reason, link) => ({
    subject: 'Управата ги измени улогите на вашата сметка',
    lines: ['Вашата сметка сега има други улоги. Причина:', reason, 'Вашата сметка:', link],
  }),
  signedOut: (reason, link) => ({
    subject: 'Управата ве одјави од сите уреди',
    lines: [
      'Сите сесии на вашата сметка се завршени. Причина:',
      reason,
      'Можете повторно да се најавите:',
      link,
    ],
  }),
  lowStock: (name, left, link) => ({
    subject: `Мала залиха: ${name}`,
    lines: [`${name}: на залиха уште ${left}.`, link],
  }),
  bestBefore: (name, day, link) => ({
    subject: `${name}: најдобро до ${day}`,
    lines: [`${name} треба да се продаде до ${day}.`, link],
  }),
  promotionEnded: (name, link) => ({
    subject: `Промоцијата ${name} заврши`,
    lines: [`Промоцијата ${name} заврши. Цените се како пред неа.`, link],
  }),
  importFinished: (done, failed, link) => ({
    subject: 'Вашата датотека е увезена',
    lines: [`Увезени редови: ${done}. Редови со грешки: ${failed}.`, link],
  }),
};
