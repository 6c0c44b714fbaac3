import { type Notification, wordedOutcome } from '@pazar/contracts/notification';
import { notificationEventSchema } from '@pazar/contracts/preferences';
import { formatDate, formatDateTime } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useActionText } from '@pazar/ui/record/use-action-text';

/** Names a notification: its event, and what it happened to. */
export function useNewsName(): (news: Notification) => string {
  const { t } = useTranslation('account');
  const locale = useLocale();
  return function nameOf({ event, name }) {
    const known = notificationEventSchema.safeParse(event).data;
    const title = known
      ? t(`account.notifications.event.${known}`)
      : t('account.notifications.other');
    return name === null ? title : `${title}: ${readLocalizedText(name, locale).text}`;
  };
}

/** What a notification says besides its name: what came of it, its facts, and the words of management. */
export function useNewsDetails(): (news: Notification) => string[] {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const actionText = useActionText();

  function outcomeOf(news: Notification): string | false {
    if (news.event === 'security') return actionText(news.outcome ?? '');
    const outcome = wordedOutcome(news);
    return outcome !== undefined && t(`account.notifications.outcome.${outcome}`);
  }
  function numbersOf({ quantity, unit, done, failed = 0 }: Notification['facts']) {
    const count = (value: number) => ({ number: formatNumber(value, locale) });
    return [
      quantity !== undefined &&
        unit !== undefined &&
        t('account.notifications.fact.left', { left: formatQuantity(quantity, unit, locale) }),
      done !== undefined && t('account.notifications.fact.done', count(done)),
      failed > 0 && t('account.notifications.fact.failed', count(failed)),
    ];
  }
  function datesOf({ day, until }: Notification['facts']) {
    return [
      day !== undefined && t('account.notifications.fact.day', { day: formatDate(day, locale) }),
      until !== undefined &&
        t('account.notifications.fact.until', { until: formatDateTime(until, locale) }),
    ];
  }
  return function detailsOf(news) {
    const { facts } = news;
    return [outcomeOf(news), ...numbersOf(facts), ...datesOf(facts), facts.reason].filter(
      (part) => typeof part === 'string',
    );
  };
}
