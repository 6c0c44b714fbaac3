import type { LocationDetail } from '@pazar/contracts/location-detail';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Menu } from '@pazar/ui/overlay/menu';
import type { MenuItem } from '@pazar/ui/overlay/menu-item';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Row, Stack } from '@pazar/ui/layout';
import { useState } from 'react';
import { locationResource, locationUses } from '../../api/locations.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useHttp } from '@pazar/shell/http';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { LocationUses } from './location-uses.tsx';

/** Actions on the location, replaced by the error when one fails. */
export function LocationActions({ location }: { location: LocationDetail }) {
  const { t } = useTranslation('locations');
  const notify = useNotify();
  const navigate = useNavigate();
  const change = useApiMutation(locationResource.mutation(location.id));
  const [asked, setAsked] = useState<'archive' | 'remove' | null>(null);
  const { isPrimary, name, status } = location;
  const isActive = status === 'ACTIVE';
  const move = (transition: 'restore' | 'make-primary') =>
    change.mutate(locationResource.move(location, { name: transition }), {
      onSuccess: () => notify(t(`location.moved.${transition}`)),
    });
  const menu: (MenuItem | false)[] = [
    {
      key: 'customer',
      icon: 'show',
      label: t('location.action.asCustomer'),
      onSelect: () => void navigate(`/location/${location.id}/customer`),
    },
    isActive &&
      !isPrimary && {
        key: 'primary',
        icon: 'location',
        label: t('location.action.make-primary'),
        onSelect: () => move('make-primary'),
      },
    isActive && {
      key: 'archive',
      icon: 'archive',
      label: t('location.action.archive'),
      onSelect: () => setAsked('archive'),
    },
    {
      key: 'remove',
      icon: 'delete',
      label: t('location.action.remove'),
      isDanger: true,
      startsGroup: true,
      onSelect: () => setAsked('remove'),
    },
  ];
  const close = () => setAsked(null);
  return (
    <Stack>
      <Row>
        {!isActive && (
          <Button isBusy={change.isPending} onClick={() => move('restore')}>
            {t('location.action.restore')}
          </Button>
        )}
        <Menu
          label={t('location.action.more', { name })}
          items={menu.filter((item) => item !== false)}
        />
      </Row>
      <ChangeFailure title={t('location.action.failed')} error={change.error} />
      {asked === 'archive' && <ArchiveDialog location={location} onClose={close} />}
      {asked === 'remove' && <DeleteQuestion location={location} onClose={close} />}
    </Stack>
  );
}

/** Asks before a location is deleted. One that was ever used cannot be: the dialog names its uses. */
function DeleteQuestion({ location, onClose }: { location: LocationDetail; onClose: () => void }) {
  const { t } = useTranslation('locations');
  const notify = useNotify();
  const navigate = useNavigate();
  const uses = useQuery(locationUses(useHttp(), location.id));
  const removal = useApiMutation(
    locationResource.removal(async () => {
      await navigate('/location');
      notify(t('location.remove.done'));
    }),
  );
  const title = t('location.remove.title', { name: location.name });
  if (uses.data !== undefined && uses.data.items.length === 0) {
    return (
      <Confirm
        title={title}
        confirmLabel={t('location.action.remove')}
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate(location)}
        onCancel={onClose}
      >
        <p>{t('location.remove.detail')}</p>
        <ChangeFailure title={t('location.remove.failed')} error={removal.error} />
      </Confirm>
    );
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('location.remove.close')}</Button>}
    >
      <Loaded
        query={uses}
        texts={{ loading: t('location.uses.loading'), failed: t('location.uses.failed') }}
      >
        {(all) => (
          <Stack>
            <p>{t('location.remove.used')}</p>
            <LocationUses uses={all} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
