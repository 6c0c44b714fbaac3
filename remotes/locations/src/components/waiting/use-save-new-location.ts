import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationInput } from '@pazar/contracts/location-input';
import type { EntryQueue } from '@pazar/section/queue/entry-queue';
import { sentMeanwhile } from '@pazar/section/queue/waiting-failure';
import { formSave } from '@pazar/section/form-save';
import { useHttp } from '@pazar/shell/http';
import { ApiError } from '@pazar/shell/api-error';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import type { RecordChange } from '@pazar/section/form/record-form-options';
import { locationResource } from '../../api/locations.ts';
import {
  type KeptLocation,
  keptLocation,
  type SavedLocation,
  type WaitingLocation,
} from '../../model/waiting-location.ts';
import { useAnnounceLocation } from './use-announce-location.ts';

type Queue = EntryQueue<WaitingLocation, LocationDetail>;
type Save = (change: RecordChange<LocationInput>) => Promise<SavedLocation>;

/**
 * Saves a new location: on the server, or on this device when no answer comes. It is kept under the key
 * under which it was sent, so that it is entered once.
 */
export function useSaveNewLocation(queue: Queue): Save {
  const save = formSave(useHttp(), locationResource, null);
  const announce = useAnnounceLocation();
  return async function saveOrKeep(change) {
    const { values: location, idempotencyKey: key } = change;
    const keep = async (sentAt: string | null): Promise<KeptLocation> => {
      const enteredAt = new Date().toISOString();
      await queue.keep({ key, location, enteredAt, sentAt, failure: null });
      announce({ kind: 'waiting' }, location.name);
      return keptLocation({ key, location });
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

/**
 * Replaces a location that waits with its corrected version, under a new key. Refused once more, it stays
 * on this device, where the list shows the reason.
 */
export function useSaveWaitingLocation(queue: Queue, waiting: WaitingLocation): Save {
  const { t } = useTranslation('locations');
  const notify = useNotify();
  const announce = useAnnounceLocation();
  return async function replace({ values: location, idempotencyKey: key }) {
    const outcome = await queue.fix(waiting.key, { ...waiting, key, location });
    if (outcome.kind === 'refused' && outcome.failure === sentMeanwhile) {
      notify(t('location.waiting.sentMeanwhile'));
      throw new Error('The location was sent while it was being changed.');
    }
    announce(outcome, location.name);
    if (outcome.kind === 'lost') throw new Error('The browser does not store the change.');
    const answer = outcome.kind === 'recorded' ? outcome.answer : null;
    return answer ?? keptLocation({ key, location });
  };
}

const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
