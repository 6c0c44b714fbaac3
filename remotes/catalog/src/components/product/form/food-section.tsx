import { allergenSchema } from '@pazar/contracts/product-traits';
import { productTexts } from '@pazar/contracts/record-texts';
import { optionsOf } from '@pazar/section/options-of';
import { useTranslation } from 'react-i18next';
import { FoldedSection } from '@pazar/section/form/folded-section';
import { FormField } from '@pazar/section/form/form-field';
import { TextFields } from '@pazar/section/text-fields';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { NumberField } from '@pazar/ui/input/number-field';
import { CertificateRows } from '../../certificates/certificate-rows.tsx';
import type { ProductFormHandle } from '../product-fields.ts';
import { productParts } from './product-parts.ts';
import styles from './wide.module.css';

/** Food information: certificates, allergens, shelf life, storage. */
export function FoodSection({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  return (
    <FoldedSection
      form={form}
      anchor="food"
      title={t('product.form.food')}
      names={productParts.food}
      none={t('product.form.noFood')}
    >
      <div className={styles.wide}>
        <CertificateRows form={form} />
      </div>
      <div className={styles.wide}>
        <FormField form={form} name="allergens">
          {(field) => (
            <CheckboxGroup
              {...field}
              isOptional
              options={optionsOf(allergenSchema.options, (value) => t(`product.allergen.${value}`))}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="shelfLifeDays">
        {(field) => <NumberField {...field} isOptional />}
      </FormField>
      <TextFields form={form} texts={productTexts} />
    </FoldedSection>
  );
}
