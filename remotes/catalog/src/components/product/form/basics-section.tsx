import { productLimits } from '@pazar/contracts/product-input';
import { categoryList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { FormField } from '@pazar/ui/form/form-field';
import { LocalizedTextField } from '@pazar/ui/input/localized-text-field';
import { TagsField } from '@pazar/ui/input/tags-field';
import { TextField } from '@pazar/ui/input/text-field';
import { categoryOptions } from '../../../model/product/category-options.ts';
import { FormSection } from '@pazar/ui/form/form-section';
import type { ProductFormHandle } from '../product-fields.ts';
import styles from './wide.module.css';

/** What it is: name, description, category, tags and code. */
export function BasicsSection({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { rows: categories, notice } = useChoices(categoryList(useHttp()));

  return (
    <FormSection anchor="basics" title={t('product.form.basics')}>
      <div className={styles.wide}>
        <FormField form={form} name="name">
          {(field, errors) => (
            <LocalizedTextField {...field} errors={errors} limit={productLimits.name.max} />
          )}
        </FormField>
      </div>
      <div className={styles.wide}>
        <FormField form={form} name="description">
          {(field, errors) => (
            <LocalizedTextField
              {...field}
              errors={errors}
              limit={productLimits.description.max}
              isMultiline
              isOptional
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="categoryId">
        {(field) => (
          <ComboBox
            {...field}
            options={categoryOptions(categories, locale)}
            hint={t('product.form.neededToPublish')}
          />
        )}
      </FormField>
      {notice}
      <FormField form={form} name="sku">
        {(field) => <TextField {...field} hint={t('product.form.skuHint')} isOptional />}
      </FormField>
      <div className={styles.wide}>
        <FormField form={form} name="tags">
          {(field) => <TagsField {...field} max={productLimits.tags} isOptional />}
        </FormField>
      </div>
    </FormSection>
  );
}
