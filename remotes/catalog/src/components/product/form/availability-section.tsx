import { ManyPicker } from '@pazar/section/many-picker';
import { placeSource } from '@pazar/section/places';
import { useTranslation } from '@pazar/shell/translation';
import { DateField } from '@pazar/ui/input/date-field';
import { FormField } from '@pazar/ui/form/form-field';
import { MonthSet } from '@pazar/ui/input/month-set';
import { TextLink } from '@pazar/ui/text-link';
import { FormSection } from '@pazar/ui/form/form-section';
import type { ProductFormHandle } from '../product-fields.ts';
import styles from './wide.module.css';

/** When and where customers can buy it. */
export function AvailabilitySection({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  const days = ['availableFrom', 'availableTo'] as const;
  return (
    <FormSection anchor="availability" title={t('product.form.availability')}>
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
      <div className={styles.wide}>
        <FormField form={form} name="locationIds">
          {(field) => (
            <ManyPicker
              {...field}
              source={placeSource()}
              hint={t('product.form.neededToPublish')}
              none={<TextLink to="/location">{t('product.form.noPlaces')}</TextLink>}
            />
          )}
        </FormField>
      </div>
    </FormSection>
  );
}
