import { lotOriginSchema, qualityClassSchema } from '@pazar/contracts/produce';
import { areaUnitSchema } from '@pazar/contracts/produce-detail';
import { unitSchema } from '@pazar/contracts/quantity';
import { unitName } from '@pazar/format/quantity';
import { renew } from '@pazar/section/renew';
import { SuspensionNote } from '@pazar/section/suspension-note';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { ImportPage } from '@pazar/ui/import/import-page';
import { useQueryClient } from '@tanstack/react-query';

const naming = ['crop_name_mk', 'crop_name_en', 'crop', 'lot_number'];

export function LotImportPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const queries = useQueryClient();
  return (
    <ImportPage
      kind="produce"
      listPath="/produce"
      title={t('import.title.produce')}
      notice={<SuspensionNote />}
      naming={naming}
      codes={{
        unit: unitSchema.options.map((value) => ({ value, label: unitName(value, locale) })),
        area_unit: areaUnitSchema.options.map((value) => ({
          value,
          label: unitName(value, locale),
        })),
        origin: lotOriginSchema.options.map((value) => ({
          value,
          label: t(`produce.origin.${value}`),
        })),
        quality_class: qualityClassSchema.options.map((value) => ({
          value,
          label: t(`produce.quality.${value}`),
        })),
      }}
      onChanged={() => void renew(queries, 'catalog')}
    />
  );
}
