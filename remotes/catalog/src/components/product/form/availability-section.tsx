import { MultiPicker } from '@pazar/section/multi-picker';
import { useTranslation } from 'react-i18next';
import { DateField } from '@pazar/ui/input/date-field';
import { FoldedSection } from '@pazar/section/form/folded-section';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { MonthSet } from '@pazar/ui/input/month-set';
import { TextLink } from '@pazar/ui/text-link';
import type { ProductFormHandle } from '../product-fields.ts';
import { placesToSell } from '../places-to-sell.ts';
import { productParts } from './product-parts.ts';
import styles from './wide.module.css';

/** Where customers can buy it. */
export function LocationsSection({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  return (
    <FormSection anchor="places" title={t('product.form.places')}>
      <div className={styles.wide}>
        <FormField form={form} name="locationIds">
          {(field) => (
            <MultiPicker
              {...field}
              isLabelHidden
              addLabel={t('product.form.addPlace')}
              source={placesToSell}
              searchHint={t('product.form.placesOffered')}
              none={<TextLink to="/location">{t('product.form.noPlaces')}</TextLink>}
            />
          )}
        </FormField>
      </div>
    </FormSection>
  );
}

/** When customers can buy it. */
export function SeasonSection({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  const days = ['availableFrom', 'availableTo'] as const;
  return (
    <FoldedSection
      form={form}
      anchor="availability"
      title={t('product.form.availability')}
      names={productParts.availability}
      none={t('product.form.allYear')}
    >
      <div className={styles.wide}>
        <FormField form={form} name="seasonMonths">
          {(field) => <MonthSet {...field} isOptional />}
        </FormField>
      </div>
      {days.map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => <DateField {...field} isOptional />}
        </FormField>
      ))}
    </FoldedSection>
  );
}
