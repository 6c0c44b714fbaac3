import type { LocationDetail } from '@pazar/contracts/location-detail';
import { type EntryQueueHandle, useEntryQueueOf } from '@pazar/section/queue/use-entry-queue';
import { useShow } from '@pazar/section/use-change';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate, useSearchParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Page } from '@pazar/ui/page';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { placeResource } from '../api/places.ts';
import { waitingPlaces } from '../api/waiting-places.ts';
import { PlaceForm } from '../components/form/place-form.tsx';
import { useSaveNewPlace, useSaveWaitingPlace } from '../components/waiting/use-save-new-place.ts';
import { isKept, keptPlace, type SavedPlace, type WaitingPlace } from '../model/waiting-place.ts';

type Handle = EntryQueueHandle<WaitingPlace, LocationDetail>;

/** Enters a place, also without a network; `?waiting=` names one that waits on this device. */
export function NewPlacePage() {
  const { t } = useTranslation('locations');
  const [search] = useSearchParams();
  const key = search.get('waiting');
  const handle = useEntryQueueOf(waitingPlaces, 'locations');
  return (
    <Page title={t('location.action.new')}>
      {!handle.isOnline && (
        <StatusPanel
          tone="attention"
          announce="status"
          title={t('location.waiting.away')}
          detail={t('location.waiting.offline')}
        />
      )}
      {key === null ? (
        <NewPlace handle={handle} />
      ) : (
        <ChangedPlace key={key} handle={handle} waitingKey={key} />
      )}
    </Page>
  );
}

function NewPlace({ handle: { queue } }: { handle: Handle }) {
  return <PlaceForm place={null} save={useSaveNewPlace(queue)} {...useWayOut()} />;
}

interface ChangedPlaceProps {
  handle: Handle;
  waitingKey: string;
}

function ChangedPlace({ handle: { entries, isRead, queue }, waitingKey }: ChangedPlaceProps) {
  const { t } = useTranslation('locations');
  const waiting = entries.find(({ key }) => key === waitingKey);
  // What is being changed stays on the page, also when it is sent meanwhile.
  const [opened, setOpened] = useState<WaitingPlace | null>(null);
  if (opened === null && waiting !== undefined) setOpened(waiting);
  if (opened !== null) return <ChangeForm queue={queue} waiting={opened} />;
  if (!isRead) return null;
  return (
    <StatusPanel title={t('location.waiting.gone')} announce="status">
      <TextLink to="/location">{t('location.title')}</TextLink>
    </StatusPanel>
  );
}

function ChangeForm({ queue, waiting }: { queue: Handle['queue']; waiting: WaitingPlace }) {
  const save = useSaveWaitingPlace(queue, waiting);
  return <PlaceForm place={keptPlace(waiting)} save={save} {...useWayOut()} />;
}

/** To the place that was saved, or to the list, which shows what waits. */
function useWayOut() {
  const { t } = useTranslation('locations');
  const navigate = useNavigate();
  const notify = useNotify();
  const show = useShow(placeResource);
  return {
    onSaved(saved: SavedPlace) {
      if (isKept(saved)) {
        notify(t('location.waiting.kept', { name: saved.place.name }));
        return void navigate('/location', { replace: true });
      }
      show(saved);
      void navigate(`/location/${saved.id}`, { replace: true });
    },
    onCancel: () => void navigate('/location'),
  };
}
