import { formSave } from '@pazar/section/form-save';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
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
  const queries = useQueryClient();
  const location = useLocation();
  const save = formSave(useHttp(), locationResource, location);
  const leave = (id: string) => void navigate(`/location/${id}`);
  return (
    <LocationForm
      key={location.id}
      location={location}
      save={save}
      onSaved={(saved) => {
        locationResource.show(queries, saved);
        notify(t('location.saved'));
        leave(saved.id);
      }}
      onCancel={() => leave(location.id)}
      beside={<UsesCard id={location.id} />}
    />
  );
}
