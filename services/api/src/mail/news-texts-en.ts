import type { NewsTexts } from './mail-text.ts';
import { subjectOf } from './subject-of.ts';

export const newsTextsEn: NewsTexts = {
  verified: (reason, link) => ({
    subject: subjectOf('verification-decided VERIFIED', 'en'),
    lines: [
      'Your request for verification was approved. Management wrote:',
      reason,
      'You can publish your products now:',
      link,
    ],
  }),
  rejected: (reason, link) => ({
    subject: subjectOf('verification-decided REJECTED', 'en'),
    lines: [
      'Your request for verification was rejected. The reason:',
      reason,
      'You can correct your data and send the request again:',
      link,
    ],
  }),
  productBlocked: (name, reason, link) => ({
    subject: subjectOf('product-blocked BLOCKED', 'en', { name }),
    lines: [`Customers no longer see ${name}. The reason:`, reason, 'The product:', link],
  }),
  productUnblocked: (name, link) => ({
    subject: subjectOf('product-blocked UNBLOCKED', 'en', { name }),
    lines: [`Customers can see ${name} again:`, link],
  }),
  suspended: (reason, until, link) => ({
    subject: subjectOf('account-suspended SUSPENDED', 'en', { day: until }),
    lines: [
      until === ''
        ? 'Your account is suspended. The reason:'
        : `Your account is suspended up to ${until}. The reason:`,
      reason,
      'You can read and download your data, but not change it:',
      link,
    ],
  }),
  reactivated: (link) => ({
    subject: subjectOf('account-suspended ACTIVE', 'en'),
    lines: ['The suspension of your account has ended. Everything is as it was:', link],
  }),
  rolesChanged: (reason, link) => ({
    subject: subjectOf('security agent.set-roles', 'en'),
    lines: ['Your account has other roles now. The reason:', reason, 'Your account:', link],
  }),
  signedOut: (reason, link) => ({
    subject: subjectOf('security agent.revoke-sessions', 'en'),
    lines: [
      'All sessions of your account have ended. The reason:',
      reason,
      'You can log in again:',
      link,
    ],
  }),
  secondFactorEnded: (reason, link) => ({
    subject: subjectOf('security agent.end-second-factor', 'en'),
    lines: [
      'Your account no longer asks for a code when you log in. The reason:',
      reason,
      'Log in with your password, and turn two-step login on again here:',
      link,
    ],
  }),
  lowStock: (name, left, link) => ({
    subject: subjectOf('low-stock LOW', 'en', { name }),
    lines: [`${name}: ${left} left in stock.`, link],
  }),
  bestBefore: (name, day, link) => ({
    subject: subjectOf('best-before', 'en', { name, day }),
    lines: [`${name} should be sold by ${day}.`, link],
  }),
  promotionEnded: (name, link) => ({
    subject: subjectOf('promotion-ended', 'en', { name }),
    lines: [`The promotion ${name} has ended. Prices are as they were before it.`, link],
  }),
  importFinished: (done, failed, link) => ({
    subject: subjectOf('import-finished', 'en'),
    lines: [`Rows imported: ${done}. Rows with errors: ${failed}.`, link],
  }),
};
