import { renew } from '@pazar/section/renew';
import { useTranslation } from '@pazar/shell/translation';
import { ImportPage } from '@pazar/ui/import/import-page';
import { useQueryClient } from '@tanstack/react-query';

const naming = ['name'];

export function LocationImportPage() {
  const { t } = useTranslation('locations');
  const queries = useQueryClient();
  return (
    <ImportPage
      kind="locations"
      listPath="/location"
      title={t('location.import.title')}
      naming={naming}
      onChanged={() => void renew(queries, 'locations')}
    />
  );
}
