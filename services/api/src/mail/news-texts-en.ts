import type { NewsTexts } from './mail-texts.ts';

export const newsTextsEn: NewsTexts = {
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
  productBlocked: (name, reason, link) => ({
    subject: `Management blocked ${name}`,
    lines: [`Customers no longer see ${name}. The reason:`, reason, 'The product:', link],
  }),
  productUnblocked: (name, link) => ({
    subject: `${name} is no longer blocked`,
    lines: [`Customers can see ${name} again:`, link],
  }),
  suspended: (reason, until, link) => ({
    subject: 'Your account is suspended',
    lines: [
      until === ''
        ? 'Your account is suspended. The reason:'
        : `Your account is suspended until ${until}. The reason:`,
      reason,
      'You can read and download your data, but not change it:',
      link,
    ],
  }),
  reactivated: (link) => ({
    subject: 'Your account is active again',
    lines: ['The suspension of your account has ended. Everything is as it was:', link],
  }),
  rolesChanged: (reason, link) => ({
    subject: 'Management changed the roles of your account',
    lines: ['Your account has other roles now. The reason:', reason, 'Your account:', link],
  }),
  signedOut: (reason, link) => ({
    subject: 'Management logged you out everywhere',
    lines: [
      'All sessions of your account have ended. The reason:',
      reason,
      'You can log in again:',
      link,
    ],
  }),
  lowStock: (name, left, link) => ({
    subject: `${name} is running low`,
    lines: [`${name}: ${left} left in stock.`, link],
  }),
  bestBefore: (name, day, link) => ({
    subject: `${name}: best before ${day}`,
    lines: [`${name} should be sold by ${day}.`, link],
  }),
  promotionEnded: (name, link) => ({
    subject: `The promotion ${name} has ended`,
    lines: [`The promotion ${name} has ended. Prices are as they were before it.`, link],
  }),
  importFinished: (done, failed, link) => ({
    subject: 'Your file was imported',
    lines: [`Rows imported: ${done}. Rows with errors: ${failed}.`, link],
  }),
};
