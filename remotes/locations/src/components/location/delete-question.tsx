import type { LocationDetail } from '@pazar/contracts/location-detail';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { locationResource, locationUses } from '../../api/locations.ts';
import { LocationUses } from './location-uses.tsx';

/** Asks before a location is deleted. One that was ever used cannot be: the dialog names its uses. */
export function DeleteQuestion({
  location,
  onClose,
}: {
  location: LocationDetail;
  onClose: () => void;
}) {
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
