import { renew } from '@pazar/section/renew';
import { SuspensionNote } from '@pazar/section/suspension-note';
import { useTranslation } from '@pazar/shell/translation';
import { ImportPage } from '@pazar/ui/import/import-page';
import { useQueryClient } from '@tanstack/react-query';

const naming = ['name'];
/** As programs call them, and as their media types are registered. */
const pointFiles = '.geojson,.json,.kml,application/geo+json,application/vnd.google-earth.kml+xml';

export function LocationImportPage() {
  const { t } = useTranslation('locations');
  const queries = useQueryClient();
  return (
    <ImportPage
      kind="locations"
      listPath="/location"
      title={t('location.import.title')}
      notice={<SuspensionNote />}
      naming={naming}
      others={{ accept: pointFiles, hint: t('location.import.points') }}
      onChanged={() => void renew(queries, 'locations')}
    />
  );
}
