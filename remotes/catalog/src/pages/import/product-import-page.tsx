import { renew } from '@pazar/section/renew';
import { SuspensionNote } from '@pazar/section/suspension-note';
import { useTranslation } from '@pazar/shell/translation';
import { ImportPage } from '@pazar/ui/import/import-page';
import { useQueryClient } from '@tanstack/react-query';

const naming = ['name_mk', 'name_en', 'sku'];

export function ProductImportPage() {
  const { t } = useTranslation('catalog');
  const queries = useQueryClient();
  return (
    <ImportPage
      kind="products"
      listPath="/product"
      title={t('import.title.products')}
      notice={<SuspensionNote />}
      naming={naming}
      onChanged={() => void renew(queries, 'catalog')}
    />
  );
}
