import type { Locale } from '../locale.ts';

/** What a sentence is made with; what its event does not have is empty. */
export interface NewsParts {
  /** Of the product, the lot, the promotion or the person. */
  readonly name: string;
  /** A day, or the last day of a time. */
  readonly day: string;
}

type Sentence = (parts: NewsParts) => string;

/**
 * What happened, by event and outcome, as one sentence: the bell, the list, the subject of the e-mail and
 * the activity have the same. `event` alone is for every other outcome.
 */
const sentences: Readonly<Record<Locale, Readonly<Record<string, Sentence>>>> = {
  en: {
    'verification-decided VERIFIED': () => 'You are verified',
    'verification-decided REJECTED': () => 'Your request for verification was rejected',
    'verification-decided': () => 'Something has to change before you can be verified',
    'product-blocked BLOCKED': ({ name }) => `Management blocked ${name}`,
    'product-blocked': ({ name }) => `${name} is no longer blocked`,
    'account-suspended SUSPENDED': ({ day }) =>
      day === '' ? 'Your account is suspended' : `Your account is suspended up to ${day}`,
    'account-suspended': () => 'Your account is active again',
    'low-stock OUT': ({ name }) => `${name} is out of stock`,
    'low-stock': ({ name }) => `${name} is running low`,
    'best-before': ({ name, day }) => `${name}: best before ${day}`,
    'promotion-ended': ({ name }) => `The promotion ${name} has ended`,
    'import-finished': () => 'Your file was imported',
    'verification-requested': ({ name }) => `${name} asks to be verified`,
    'suspension-appealed': ({ name }) => `${name} appeals against the suspension`,
    'product-fixed': ({ name }) => `${name} is put right, says its agent`,
    'account-closing': ({ name, day }) => `${name} closes the account on ${day}`,
    'security account.change-password': () => 'The password was changed',
    'security account.reset-password': () => 'The password was reset',
    'security account.link-google': () => 'Google was linked',
    'security account.unlink-google': () => 'Google was unlinked',
    'security account.add-passkey': () => 'A passkey was added',
    'security account.remove-passkey': () => 'A passkey was removed',
    'security account.second-factor-on': () => 'Two-step login was turned on',
    'security account.second-factor-off': () => 'Two-step login was turned off',
    'security account.new-recovery-codes': () => 'New recovery codes were made',
    'security account.use-recovery-code': () => 'A recovery code was used',
    'security account.wrong-codes': () => 'Wrong codes were typed after the password',
    'security agent.set-roles': () => 'Management changed the roles',
    'security agent.revoke-sessions': () => 'Management ended all sessions',
    'security agent.end-second-factor': () => 'Management turned two-step login off',
    security: () => 'The security of the account was changed',
  },
  mk: {
    'verification-decided VERIFIED': () => 'Верификувани сте',
    'verification-decided REJECTED': () => 'Вашето барање за верификација е одбиено',
    'verification-decided': () => 'Потребни се измени пред да бидете верификувани',
    'product-blocked BLOCKED': ({ name }) => `Управата го блокираше производот ${name}`,
    'product-blocked': ({ name }) => `Производот ${name} повеќе не е блокиран`,
    'account-suspended SUSPENDED': ({ day }) =>
      day === ''
        ? 'Вашата сметка е суспендирана'
        : `Вашата сметка е суспендирана заклучно со ${day}`,
    'account-suspended': () => 'Вашата сметка е повторно активна',
    'low-stock OUT': ({ name }) => `Нема залиха: ${name}`,
    'low-stock': ({ name }) => `Мала залиха: ${name}`,
    'best-before': ({ name, day }) => `${name}: најдобро до ${day}`,
    'promotion-ended': ({ name }) => `Промоцијата ${name} заврши`,
    'import-finished': () => 'Вашата датотека е увезена',
    'verification-requested': ({ name }) => `${name} бара верификација`,
    'suspension-appealed': ({ name }) => `${name} се жали на суспензијата`,
    'product-fixed': ({ name }) => `Агентот вели дека ${name} е исправен`,
    'account-closing': ({ name, day }) => `${name} ја затвора сметката на ${day}`,
    'security account.change-password': () => 'Лозинката е променета',
    'security account.reset-password': () => 'Поставена е нова лозинка',
    'security account.link-google': () => 'Google е поврзан',
    'security account.unlink-google': () => 'Google повеќе не е поврзан',
    'security account.add-passkey': () => 'Додаден е клуч за најава',
    'security account.remove-passkey': () => 'Отстранет е клуч за најава',
    'security account.second-factor-on': () => 'Најавата во два чекора е вклучена',
    'security account.second-factor-off': () => 'Најавата во два чекора е исклучена',
    'security account.new-recovery-codes': () => 'Направени се нови резервни кодови',
    'security account.use-recovery-code': () => 'Искористен е резервен код',
    'security account.wrong-codes': () => 'По лозинката беа внесени погрешни кодови',
    'security agent.set-roles': () => 'Управата ги измени улогите',
    'security agent.revoke-sessions': () => 'Управата ги прекина сите сесии',
    'security agent.end-second-factor': () => 'Управата ја исклучи најавата во два чекора',
    security: () => 'Безбедноста на сметката е изменета',
  },
};

/** The event of a notification, with its outcome where it has one. */
export interface NewsEvent {
  readonly event: string;
  readonly outcome: string | null;
}

/** The sentence of an event; undefined for one that a later service knows. */
export function newsSentence(
  { event, outcome }: NewsEvent,
  locale: Locale,
  parts: Partial<NewsParts> = {},
): string | undefined {
  const known = sentences[locale];
  return (known[`${event} ${outcome}`] ?? known[event])?.({ name: '', day: '', ...parts });
}
