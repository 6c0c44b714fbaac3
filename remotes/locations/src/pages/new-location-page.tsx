import type { LocationDetail } from '@pazar/contracts/location-detail';
import { type EntryQueueHandle, useEntryQueueOf } from '@pazar/section/queue/use-entry-queue';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '@pazar/ui/page';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { locationResource } from '../api/locations.ts';
import { waitingLocations } from '../api/waiting-locations.ts';
import { LocationForm } from '../components/form/location-form.tsx';
import {
  useSaveNewLocation,
  useSaveWaitingLocation,
} from '../components/waiting/use-save-new-location.ts';
import {
  isKept,
  keptLocation,
  type SavedLocation,
  type WaitingLocation,
} from '../model/waiting-location.ts';

type Handle = EntryQueueHandle<WaitingLocation, LocationDetail>;

/** Enters a location, also without a network; `?waiting=` names one that waits on this device. */
export function NewLocationPage() {
  const { t } = useTranslation('locations');
  const [search] = useSearchParams();
  const key = search.get('waiting');
  const handle = useEntryQueueOf(waitingLocations, 'locations');
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
        <NewLocation handle={handle} />
      ) : (
        <ChangedLocation key={key} handle={handle} waitingKey={key} />
      )}
    </Page>
  );
}

function NewLocation({ handle: { queue, isOnline } }: { handle: Handle }) {
  const { t } = useTranslation('locations');
  return (
    <LocationForm
      location={null}
      save={useSaveNewLocation(queue)}
      saveLabel={isOnline ? undefined : t('location.waiting.save')}
      {...useWayOut()}
    />
  );
}

interface ChangedLocationProps {
  handle: Handle;
  waitingKey: string;
}

function ChangedLocation({ handle: { entries, isRead, queue }, waitingKey }: ChangedLocationProps) {
  const { t } = useTranslation('locations');
  const waiting = entries.find(({ key }) => key === waitingKey);
  // The opened location stays on the page, also when it is sent meanwhile.
  const [opened, setOpened] = useState<WaitingLocation | null>(null);
  if (opened === null && waiting !== undefined) setOpened(waiting);
  if (opened !== null) return <ChangeForm queue={queue} waiting={opened} />;
  if (!isRead) return null;
  return (
    <StatusPanel title={t('location.waiting.gone')} announce="status">
      <TextLink to="/location">{t('location.title')}</TextLink>
    </StatusPanel>
  );
}

function ChangeForm({ queue, waiting }: { queue: Handle['queue']; waiting: WaitingLocation }) {
  const save = useSaveWaitingLocation(queue, waiting);
  return <LocationForm location={keptLocation(waiting)} save={save} {...useWayOut()} />;
}

/** To the location that was saved, or to the list, which shows what waits. */
function useWayOut() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return {
    onSaved(saved: SavedLocation) {
      if (isKept(saved)) return void navigate('/location', { replace: true });
      locationResource.show(queries, saved);
      void navigate(`/location/${saved.id}`, { replace: true });
    },
    onCancel: () => void navigate('/location'),
  };
}
