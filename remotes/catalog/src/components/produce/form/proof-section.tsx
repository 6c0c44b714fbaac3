import { lotLimits } from '@pazar/contracts/produce-input';
import { lotTexts } from '@pazar/contracts/record-texts';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { TextFields } from '@pazar/section/text-fields';
import { useFormHold } from '@pazar/section/form/use-form-hold';
import { PictureUpload } from '@pazar/section/image/picture-upload';
import { useState } from 'react';
import { CertificateRows } from '../../certificates/certificate-rows.tsx';
import { FormSection } from '@pazar/section/form/form-section';
import type { LotForm } from './lot-fields.ts';
import styles from './lot-form.module.css';

/** Certificates, notes and images. A lot is left when it is saved, so saving waits for uploads. */
export function ProofSection({ form }: { form: LotForm }) {
  const { t } = useTranslation('catalog');
  const [isUploading, setUploading] = useState(false);
  useFormHold(form, isUploading, t('produce.form.uploading'));
  return (
    <FormSection anchor="proof" title={t('produce.form.proof')}>
      <div className={styles.wide}>
        <CertificateRows form={form} />
      </div>
      <div className={styles.wide}>
        <TextFields form={form} texts={lotTexts} />
      </div>
      <div className={styles.wide}>
        <FormField form={form} name="imageIds">
          {({ value, onChange, ...field }) => (
            <PictureUpload
              {...field}
              value={value.map((id) => ({ id, alt: null }))}
              onChange={(images) => onChange(images.map(({ id }) => id))}
              max={lotLimits.images}
              isDescribed={false}
              onBusy={setUploading}
              hint={t('produce.form.imagesHint')}
              isOptional
            />
          )}
        </FormField>
      </div>
    </FormSection>
  );
}
