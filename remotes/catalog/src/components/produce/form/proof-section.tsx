import { lotLimits } from '@pazar/contracts/produce-input';
import { useTranslation } from '@pazar/shell/translation';
import { FormField } from '@pazar/ui/form/form-field';
import { TextArea } from '@pazar/ui/input/text-area';
import { CertificateRows } from '../../certificates/certificate-rows.tsx';
import { FormSection } from '../../form-section.tsx';
import { PictureUpload } from '../../images/picture-upload.tsx';
import type { LotFormHandle } from './lot-form-handle.ts';
import styles from './lot-form.module.css';

export interface ProofSectionProps {
  form: LotFormHandle;
  /** Told when images begin and end to be on their way. */
  onUploading: (isUploading: boolean) => void;
}

/** Certificates, notes and images. */
export function ProofSection({ form, onUploading }: ProofSectionProps) {
  const { t } = useTranslation('catalog');
  return (
    <FormSection anchor="proof" title={t('produce.form.proof')}>
      <div className={styles.wide}>
        <CertificateRows form={form} />
      </div>
      <div className={styles.wide}>
        <FormField form={form} name="notes">
          {({ onChange, ...field }) => (
            <TextArea
              {...field}
              onChange={(text) => onChange(text === '' ? null : text)}
              limit={lotLimits.notes.max}
              isOptional
            />
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
              max={lotLimits.images}
              isDescribed={false}
              onBusy={onUploading}
              hint={t('produce.form.imagesHint')}
              isOptional
            />
          )}
        </FormField>
      </div>
    </FormSection>
  );
}
