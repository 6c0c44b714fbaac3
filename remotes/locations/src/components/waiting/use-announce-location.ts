import type { EntryOutcome } from '@pazar/section/queue/entry-outcomes';
import type { WaitingFailure } from '@pazar/section/queue/waiting';
import { sentMeanwhile } from '@pazar/section/queue/waiting-failure';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';

/** Failures that have words here; for the others the page shows the words of the server. */
const known = ['unsure', 'invalid', 'unread', 'agent-suspended'] as const;

/** Says why a location was rejected. */
export function useFailureText() {
  const { t } = useTranslation('locations');
  return function failureText({ code, detail }: WaitingFailure): string {
    const key = known.find((each) => each === code);
    if (key !== undefined) return t(`location.waiting.failure.${key}`);
    return detail ?? t('location.waiting.failure.other');
  };
}

/** Says what became of a location that this device has stored. */
export function useAnnounceLocation() {
  const { t } = useTranslation('locations');
  const notify = useNotify();
  const failureText = useFailureText();
  return function announce(outcome: EntryOutcome<unknown>, name: string): void {
    switch (outcome.kind) {
      case 'recorded':
        return notify(t('location.waiting.saved', { name }));
      case 'waiting':
        return notify(t('location.waiting.kept', { name }));
      case 'unread':
        return notify(`${name}: ${t('location.waiting.failure.unread')}`);
      case 'lost':
        return notify(t('location.waiting.notStored', { name }));
      case 'refused': {
        const isGone = outcome.failure === sentMeanwhile;
        const why = isGone ? t('location.waiting.gone') : failureText(outcome.failure);
        return notify(`${name}: ${why}`);
      }
    }
  };
}
