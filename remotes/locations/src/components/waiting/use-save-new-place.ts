import type { LocationInput } from '@pazar/contracts/location-input';
import type { EntryQueue } from '@pazar/section/queue/entry-queue';
import { useSave } from '@pazar/section/use-save';
import { ApiError } from '@pazar/shell/api-error';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import type { RecordChange } from '@pazar/ui/form/record-form-options';
import { placeResource } from '../../api/places.ts';
import {
  type KeptPlace,
  keptPlace,
  type SavedPlace,
  type WaitingPlace,
} from '../../model/waiting-place.ts';

type Queue = EntryQueue<WaitingPlace, unknown>;
type Save = (change: RecordChange<LocationInput>) => Promise<SavedPlace>;

/**
 * Saves a new place: on the server, or on this device when no answer comes. It is kept under the key
 * under which it was sent, so that it is entered once.
 */
export function useSaveNewPlace(queue: Queue): Save {
  const save = useSave(placeResource, null);
  return async function saveOrKeep(change) {
    const { values: place, idempotencyKey: key } = change;
    const keep = async (sentAt: string | null): Promise<KeptPlace> => {
      const enteredAt = new Date().toISOString();
      await queue.keep({ key, place, enteredAt, sentAt, failure: null });
      return keptPlace({ key, place });
    };
    if (!navigator.onLine) return keep(null);
    const sentAt = new Date().toISOString();
    try {
      return await save(change);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      // Where nothing can be kept, the form keeps it and says that no answer came.
      return keep(sentAt).catch(() => Promise.reject(error));
    }
  };
}

/** Puts a corrected place in the stead of one that waits, under a new key. */
export function useSaveWaitingPlace(queue: Queue, waiting: WaitingPlace): Save {
  const { t } = useTranslation('locations');
  const notify = useNotify();
  return async function replace({ values: place, idempotencyKey: key }) {
    if (await queue.fix(waiting.key, { ...waiting, key, place })) return keptPlace({ key, place });
    notify(t('location.waiting.sentMeanwhile'));
    throw new Error('The place was sent while it was being changed.');
  };
}

const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
