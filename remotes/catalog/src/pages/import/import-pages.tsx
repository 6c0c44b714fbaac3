import { currencySchema } from '@pazar/contracts/money';
import { lotOriginSchema, qualityClassSchema } from '@pazar/contracts/produce';
import { areaUnitSchema } from '@pazar/contracts/produce-detail';
import { stockModeSchema } from '@pazar/contracts/product';
import { packUnitSchema, unitSchema } from '@pazar/contracts/quantity';
import { unitName } from '@pazar/format/quantity';
import { optionsOf } from '@pazar/section/options-of';
import { SectionImportPage } from '@pazar/section/section-import-page';
import { useFormatters } from '@pazar/section/use-formatters';

/** The columns that name a row, the reader's language first. */
const namesOfProduct = {
  mk: ['name_mk', 'name_en', 'sku'],
  en: ['name_en', 'name_mk', 'sku'],
} as const;
const namesOfLot = {
  mk: ['crop_name_mk', 'crop_name_en', 'crop', 'lot_number'],
  en: ['crop_name_en', 'crop_name_mk', 'crop', 'lot_number'],
} as const;

export function ProductImportPage() {
  const { t, locale } = useFormatters('catalog');
  const units = optionsOf(packUnitSchema.options, (unit) => unitName(unit, locale));
  return (
    <SectionImportPage
      section="catalog"
      kind="products"
      listPath="/product"
      title={t('import.title.products')}
      naming={namesOfProduct[locale]}
      codes={{
        base_unit: units,
        pack_unit: units,
        currency: optionsOf(currencySchema.options, (code) => t(`product.currency.${code}`)),
        stock_mode: optionsOf(stockModeSchema.options, (mode) => t(`product.stockMode.${mode}`)),
      }}
    />
  );
}

export function LotImportPage() {
  const { t, locale } = useFormatters('catalog');
  return (
    <SectionImportPage
      section="catalog"
      kind="produce"
      listPath="/produce"
      title={t('import.title.produce')}
      naming={namesOfLot[locale]}
      codes={{
        unit: optionsOf(unitSchema.options, (unit) => unitName(unit, locale)),
        area_unit: optionsOf(areaUnitSchema.options, (unit) => unitName(unit, locale)),
        origin: optionsOf(lotOriginSchema.options, (origin) => t(`produce.origin.${origin}`)),
        quality_class: optionsOf(qualityClassSchema.options, (grade) =>
          t(`produce.quality.${grade}`),
        ),
      }}
    />
  );
}
