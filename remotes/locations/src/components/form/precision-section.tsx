import { type PublicPrecision, publicPrecisionSchema } from '@pazar/contracts/location';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import type { LocationForm } from './location-fields.ts';
import styles from './location-form.module.css';

/** On a square of 48: a pin, a circle beside where it would be, or an eye that is crossed out. */
const marks: Readonly<Record<PublicPrecision, string>> = {
  EXACT: 'M24 36c-6-7-9-11-9-15a9 9 0 0 1 18 0c0 4-3 8-9 15zM24 18a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  APPROX: 'M24 13a11 11 0 1 0 0 22 11 11 0 0 0 0-22z',
  HIDDEN: 'M13 24c3-5 7-7.5 11-7.5S32 19 35 24c-3 5-7 7.5-11 7.5S16 29 13 24zM15 34l18-20',
};

/** A piece of map as customers see it, beside the words that say the same. */
function PrecisionPicture({ precision }: { precision: PublicPrecision }) {
  return (
    <svg
      className={styles.picture}
      data-shape={precision}
      width={48}
      height={48}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable={false}
    >
      <path
        className={styles.ways}
        d="M0 33c14-6 30 6 48-4M14 0c6 16-4 30 2 48M38 0c-4 14 4 32-2 48"
      />
      <path className={styles.seenMark} d={marks[precision]} />
    </svg>
  );
}

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
