import { namesOf } from '@pazar/contracts/declared-text';
import { locationLimits } from '@pazar/contracts/location-fields';
import { locationTexts } from '@pazar/contracts/record-texts';
import type { LocationInput } from '@pazar/contracts/location-input';
import { useTranslation } from 'react-i18next';
import { FoldedSection } from '@pazar/section/form/folded-section';
import { FormField } from '@pazar/section/form/form-field';
import { TextFields } from '@pazar/section/text-fields';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { useFormHold } from '@pazar/section/form/use-form-hold';
import { type Picture, PictureUpload } from '@pazar/section/image/picture-upload';
import { useState } from 'react';
import { BothLanguages } from './both-languages.tsx';
import type { LocationForm } from './location-fields.ts';
import styles from './location-form.module.css';

/** The descriptions that pictures have, by the picture. */
function altsOf(pictures: readonly Picture[]): LocationInput['imageAlts'] {
  return Object.fromEntries(
    pictures.flatMap(({ id, alt }) => (alt === null ? [] : [[id, { ...alt }] as const])),
  );
}

/** How to reach it, what it looks like, and notes. Saving waits for uploads. */
export function ContactSection({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  const [isUploading, setUploading] = useState(false);
  const alts = useFormValue(form, 'imageAlts');
  useFormHold(form, isUploading, t('location.form.uploading'));
  return (
    <FoldedSection
      form={form}
      anchor="contact"
      title={t('location.form.contact')}
      names={[...namesOf(locationTexts), 'imageIds', 'notesIn']}
      none={t('location.value.none')}
    >
      <TextFields form={form} texts={locationTexts} />
      <div className={styles.wide}>
        <BothLanguages
          form={form}
          name="notes"
          limit={locationLimits.notes.max}
          isMultiline
          isOptional
        />
      </div>
      <div className={styles.wide}>
        <FormField form={form} name="imageIds">
          {({ value, onChange, ...field }) => (
            <PictureUpload
              {...field}
              value={value.map((id) => ({ id, alt: alts[id] ?? null }))}
              onChange={(pictures) => {
                onChange(pictures.map(({ id }) => id));
                form.set('imageAlts', altsOf(pictures));
              }}
              max={locationLimits.images}
              onBusy={setUploading}
              isOptional
            />
          )}
        </FormField>
      </div>
    </FoldedSection>
  );
}
