import { useShow } from '@pazar/section/use-change';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Page } from '@pazar/ui/page';
import { placeResource } from '../api/places.ts';
import { PlaceForm } from '../components/form/place-form.tsx';

/** Enters a place. */
export function NewPlacePage() {
  const { t } = useTranslation('locations');
  const navigate = useNavigate();
  const show = useShow(placeResource);
  return (
    <Page title={t('location.action.new')}>
      <PlaceForm
        place={null}
        onSaved={(saved) => {
          show(saved);
          void navigate(`/location/${saved.id}`, { replace: true });
        }}
        onCancel={() => void navigate('/location')}
      />
    </Page>
  );
}
