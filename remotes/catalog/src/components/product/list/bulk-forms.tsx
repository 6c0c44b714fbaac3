import { productLimits } from '@pazar/contracts/product-input';
import { MultiPicker } from '@pazar/section/multi-picker';
import { categoryList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { TagsField } from '@pazar/ui/multi-select/tags-field';
import type { BulkFormProps } from '@pazar/section/list/bulk/bulk-action';
import { BulkForm } from '@pazar/section/list/bulk/bulk-form';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { categoryOptions } from '../../../model/product/category-options.ts';
import { useVatOptions } from '../../vat/use-vat-options.ts';
import { placesToSell } from '../places-to-sell.ts';

/** Puts products into one category, or into none. */
export function CategoryForm(form: BulkFormProps) {
  const { t, locale } = useFormatters('catalog');
  const { rows: categories, notice } = useChoices(categoryList(useHttp()));
  const [categoryId, setCategoryId] = useState<string | null>(null);
  return (
    <BulkForm {...form} params={categoryId !== null ? { categoryId } : null}>
      {(missing) => (
        <>
          {notice}
          <ComboBox
            label={t('product.field.categoryId')}
            value={categoryId}
            onChange={setCategoryId}
            options={categoryOptions(categories, locale)}
            error={missing}
          />
        </>
      )}
    </BulkForm>
  );
}

/** Adds or removes tags. */
export function TagsForm(form: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <BulkForm {...form} params={tags.length > 0 ? { tags } : null}>
      {(missing) => (
        <TagsField
          label={t('product.field.tags')}
          value={tags}
          onChange={setTags}
          max={productLimits.tags}
          error={missing}
        />
      )}
    </BulkForm>
  );
}

export function VatForm(form: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const { options, notice } = useVatOptions();
  const [rate, setRate] = useState<number | null>(null);
  return (
    <BulkForm {...form} params={rate === null ? null : { vatRate: rate }}>
      {(missing) => (
        <>
          {notice}
          <RadioGroup<number>
            label={t('product.field.vatRate')}
            layout="row"
            value={rate}
            onChange={setRate}
            options={options}
            error={missing}
          />
        </>
      )}
    </BulkForm>
  );
}

/** Adds locations where products can be bought. */
export function LocationsForm(form: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [locationIds, setLocationIds] = useState<readonly string[]>([]);
  return (
    <BulkForm {...form} params={locationIds.length > 0 ? { locationIds } : null}>
      {(missing) => (
        <MultiPicker
          label={t('product.field.locationIds')}
          addLabel={t('product.form.addPlace')}
          source={placesToSell}
          searchHint={t('product.form.placesOffered')}
          value={locationIds}
          onChange={setLocationIds}
          none={<TextLink to="/location">{t('product.form.noPlaces')}</TextLink>}
          error={missing}
        />
      )}
    </BulkForm>
  );
}

export { PriceChangeForm } from './price-change-form.tsx';
