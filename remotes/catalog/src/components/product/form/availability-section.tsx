import { maxPageLimit } from '@pazar/contracts/page';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { DateField } from '@pazar/ui/input/date-field';
import { FormField } from '@pazar/ui/form/form-field';
import { MonthSet } from '@pazar/ui/input/month-set';
import { TextLink } from '@pazar/ui/text-link';
import { productQueries } from '../../../api/product/product-queries.ts';
import { useChoices } from '../../use-choices.tsx';
import { FormSection } from '../../form-section.tsx';
import type { ProductFormHandle } from './product-form-handle.ts';
import styles from './wide.module.css';

/** When and where customers can buy it. */
export function AvailabilitySection({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  const {
    rows: places,
    isPending,
    notice,
  } = useChoices(productQueries.places(useHttp()), maxPageLimit);
  const days = ['availableFrom', 'availableTo'] as const;
  return (
    <FormSection anchor="availability" title={t('product.form.availability')}>
      <div className={styles.wide}>
        <FormField form={form} name="seasonMonths">
          {({ onChange, ...field }) => (
            <MonthSet {...field} onChange={(months) => onChange([...months])} isOptional />
          )}
        </FormField>
      </div>
      {days.map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => <DateField {...field} isOptional />}
        </FormField>
      ))}
      <div className={styles.wide}>
        <FormField form={form} name="locationIds">
          {({ onChange, ...field }) => (
            <CheckboxGroup
              {...field}
              onChange={(ids) => onChange([...ids])}
              hint={t('product.form.neededToPublish')}
              options={places.map(({ id, name, address }) => ({
                value: id,
                label: name,
                detail: address.settlement,
              }))}
            />
          )}
        </FormField>
        {notice}
        {places.length === 0 && !isPending && !notice && (
          <TextLink to="/location">{t('product.form.noPlaces')}</TextLink>
        )}
      </div>
    </FormSection>
  );
}
