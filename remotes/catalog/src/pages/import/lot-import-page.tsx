import { renew } from '@pazar/section/renew';
import { SuspensionNote } from '@pazar/section/suspension-note';
import { useTranslation } from '@pazar/shell/translation';
import { ImportPage } from '@pazar/ui/import/import-page';
import { useQueryClient } from '@tanstack/react-query';

const naming = ['crop_name_mk', 'crop_name_en', 'crop', 'lot_number'];

export function LotImportPage() {
  const { t } = useTranslation('catalog');
  const queries = useQueryClient();
  return (
    <ImportPage
      kind="produce"
      listPath="/produce"
      title={t('import.title.produce')}
      notice={<SuspensionNote />}
      naming={naming}
      onChanged={() => void renew(queries, 'catalog')}
    />
  );
}
