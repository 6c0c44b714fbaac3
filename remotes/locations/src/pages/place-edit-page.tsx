import { useShow } from '@pazar/section/use-change';
import { useSave } from '@pazar/section/use-save';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { placeResource } from '../api/places.ts';
import { PlaceForm } from '../components/form/place-form.tsx';
import { usePlace } from '../components/place/use-place.ts';

/** Changes a place. */
export function PlaceEditPage() {
  const { t } = useTranslation('locations');
  const notify = useNotify();
  const navigate = useNavigate();
  const show = useShow(placeResource);
  const place = usePlace();
  const save = useSave(placeResource, place);
  const leave = (id: string) => void navigate(`/location/${id}`);
  return (
    <PlaceForm
      key={place.id}
      place={place}
      save={save}
      onSaved={(saved) => {
        show(saved);
        notify(t('location.saved'));
        leave(saved.id);
      }}
      onCancel={() => leave(place.id)}
    />
  );
}
