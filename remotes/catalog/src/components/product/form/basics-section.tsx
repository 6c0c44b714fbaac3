import { productLimits } from '@pazar/contracts/product-input';
import { categoryList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { LocalizedTextField } from '@pazar/section/form/localized-text-field';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { categoryOptions } from '../../../model/product/category-options.ts';
import type { ProductFormHandle } from '../product-fields.ts';
import styles from './wide.module.css';

/** What it is: name and category. */
export function BasicsSection({ form }: { form: ProductFormHandle }) {
  const { t, locale } = useFormatters('catalog');
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
      <FormField form={form} name="categoryId">
        {(field) => (
          <ComboBox
            {...field}
            options={categoryOptions(categories, locale)}
            hint={field.value === null ? t('product.checklist.needed') : undefined}
          />
        )}
      </FormField>
      {notice}
    </FormSection>
  );
}
