import { publicPrecisionSchema } from '@pazar/contracts/location';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import type { LocationForm } from './location-fields.ts';
import styles from './location-form.module.css';
import { PrecisionPicture } from './precision-picture.tsx';

/** What of the position customers see: three pictures, side by side where there is room. */
export function PrecisionSection({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  return (
    <FormSection anchor="precision" title={t('location.field.publicPrecision')}>
      <div className={styles.pictures}>
        <FormField form={form} name="publicPrecision">
          {(field) => (
            <RadioGroup
              {...field}
              isLabelHidden
              layout="cards"
              options={publicPrecisionSchema.options.map((value) => ({
                value,
                label: t(`location.seen.${value}`),
                detail: t(`location.precisionDetail.${value}`),
                picture: <PrecisionPicture precision={value} />,
              }))}
            />
          )}
        </FormField>
      </div>
    </FormSection>
  );
}
