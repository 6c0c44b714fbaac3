import type { LocationDetail } from '@pazar/contracts/location-detail';
import { useRemoval } from '@pazar/section/use-change';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { Stack } from '@pazar/ui/record/layout';
import { Loaded } from '@pazar/ui/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { placeResource, placeUses } from '../../api/places.ts';
import { PlaceUses } from './place-uses.tsx';

/** Asks before a place is deleted; of one that was ever used it names what stands in the way. */
export function DeleteQuestion({ place, onClose }: { place: LocationDetail; onClose: () => void }) {
  const { t } = useTranslation('locations');
  const notify = useNotify();
  const navigate = useNavigate();
  const uses = useQuery(placeUses(useHttp(), place.id));
  const removal = useRemoval(placeResource, async () => {
    await navigate('/location');
    notify(t('location.remove.done'));
  });
  const title = t('location.remove.title', { name: place.name });
  if (uses.data !== undefined && uses.data.items.length === 0) {
    return (
      <Confirm
        title={title}
        confirmLabel={t('location.action.remove')}
        isBusy={removal.isPending}
        onConfirm={() => removal.run(place)}
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
            <PlaceUses uses={all} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
