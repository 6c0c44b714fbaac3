import { currencySchema } from '@pazar/contracts/money';
import { stockModeSchema } from '@pazar/contracts/product';
import { packUnitSchema } from '@pazar/contracts/quantity';
import { unitName } from '@pazar/format/quantity';
import { renew } from '@pazar/section/renew';
import { SuspensionNote } from '@pazar/section/suspension-note';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { ImportPage } from '@pazar/ui/import/import-page';
import { useQueryClient } from '@tanstack/react-query';

const naming = ['name_mk', 'name_en', 'sku'];

export function ProductImportPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const queries = useQueryClient();
  const units = packUnitSchema.options.map((value) => ({ value, label: unitName(value, locale) }));
  return (
    <ImportPage
      kind="products"
      listPath="/product"
      title={t('import.title.products')}
      notice={<SuspensionNote />}
      naming={naming}
      codes={{
        base_unit: units,
        pack_unit: units,
        currency: currencySchema.options.map((value) => ({
          value,
          label: t(`product.currency.${value}`),
        })),
        stock_mode: stockModeSchema.options.map((value) => ({
          value,
          label: t(`product.stockMode.${value}`),
        })),
      }}
      onChanged={() => void renew(queries, 'catalog')}
    />
  );
}
