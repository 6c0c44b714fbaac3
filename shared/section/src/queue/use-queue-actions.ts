import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import type { EntryQueue } from './entry-queue.ts';

/** The agent's actions on a queue. Fire and forget; failures show a toast. */
export interface QueueActions {
  readonly send: () => void;
  readonly discard: (key: string) => void;
  readonly discardUnreadable: (text: string) => void;
}

/** The actions of a queue for the buttons of a page: the browser's storage can fail under each. */
export function useQueueActions(queue: EntryQueue<never, unknown>): QueueActions {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const notDeleted = () => notify(t('waiting.notDeleted'));
  return {
    send: () => void queue.send().catch(() => notify(t('waiting.notSent'))),
    discard: (key) => void queue.discard(key).catch(notDeleted),
    discardUnreadable: (text) => void queue.discardUnreadable(text).catch(notDeleted),
  };
}
