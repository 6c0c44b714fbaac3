import { locationLimits } from '@pazar/contracts/location-input';
import { useTranslation } from '@pazar/shell/translation';
import { FormField } from '@pazar/ui/form/form-field';
import { FormSection } from '@pazar/ui/form/form-section';
import { useFormHold } from '@pazar/ui/form/use-form-hold';
import { PictureUpload } from '@pazar/ui/image/picture-upload';
import { TextArea } from '@pazar/ui/input/text-area';
import { TextField } from '@pazar/ui/input/text-field';
import { useState } from 'react';
import type { PlaceForm } from './place-fields.ts';
import styles from './place-form.module.css';

const contacts = [
  { name: 'phone', type: 'tel' },
  { name: 'email', type: 'email' },
  { name: 'website', type: 'url' },
] as const;

/** How to reach it, what it looks like, and notes. Saving waits for uploads. */
export function ContactSection({ form }: { form: PlaceForm }) {
  const { t } = useTranslation('locations');
  const [isUploading, setUploading] = useState(false);
  useFormHold(form, isUploading, t('location.form.uploading'));
  return (
    <FormSection anchor="contact" title={t('location.form.contact')}>
      {contacts.map(({ name, type }) => (
        <FormField key={name} form={form} name={name}>
          {({ value, ...field }) => (
            <TextField {...field} type={type} value={value ?? ''} isOptional />
          )}
        </FormField>
      ))}
      <div className={styles.wide}>
        <FormField form={form} name="notes">
          {({ value, ...field }) => (
            <TextArea {...field} value={value ?? ''} limit={locationLimits.notes.max} isOptional />
          )}
        </FormField>
      </div>
      <div className={styles.wide}>
        <FormField form={form} name="imageIds">
          {({ value, onChange, ...field }) => (
            <PictureUpload
              {...field}
              value={value.map((id) => ({ id, alt: null }))}
              onChange={(images) => onChange(images.map(({ id }) => id))}
              max={locationLimits.images}
              isDescribed={false}
              onBusy={setUploading}
              isOptional
            />
          )}
        </FormField>
      </div>
    </FormSection>
  );
}
