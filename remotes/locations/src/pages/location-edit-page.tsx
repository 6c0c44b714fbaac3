import { useShow } from '@pazar/section/use-change';
import { useSave } from '@pazar/section/use-save';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { locationResource } from '../api/locations.ts';
import { LocationForm } from '../components/form/location-form.tsx';
import { UsesCard } from '../components/location/location-info.tsx';
import { useLocation } from '../components/location/use-location.ts';

/** Changes a location. */
export function LocationEditPage() {
  const { t } = useTranslation('locations');
  const notify = useNotify();
  const navigate = useNavigate();
  const show = useShow(locationResource);
  const location = useLocation();
  const save = useSave(locationResource, location);
  const leave = (id: string) => void navigate(`/location/${id}`);
  return (
    <LocationForm
      key={location.id}
      location={location}
      save={save}
      onSaved={(saved) => {
        show(saved);
        notify(t('location.saved'));
        leave(saved.id);
      }}
      onCancel={() => leave(location.id)}
      beside={<UsesCard id={location.id} />}
    />
  );
}
