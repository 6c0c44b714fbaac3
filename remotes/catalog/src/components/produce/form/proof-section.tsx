import { lotLimits } from '@pazar/contracts/produce-input';
import { type CertificationType, certificationTypeSchema } from '@pazar/contracts/product-traits';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { DateField } from '@pazar/ui/form/date-field';
import { FormField } from '@pazar/ui/form/form-field';
import { SelectField } from '@pazar/ui/form/select-field';
import { TextArea } from '@pazar/ui/form/text-area';
import { TextField } from '@pazar/ui/form/text-field';
import { useFormRows } from '@pazar/ui/form/use-form-rows';
import { IconButton } from '@pazar/ui/icon-button';
import { FormSection } from '../../form-section.tsx';
import { PictureUpload } from '../../images/picture-upload.tsx';
import type { LotFormHandle } from './lot-form-handle.ts';
import styles from './lot-form.module.css';

const first: CertificationType = 'ORGANIC';

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

function CertificateRows({ form }: { form: LotFormHandle }) {
  const { t } = useTranslation('catalog');
  const rows = useFormRows(form, 'certifications');
  const { options } = certificationTypeSchema;
  return (
    <>
      <ul className={styles.rows} aria-label={t('produce.field.certifications')}>
        {rows.keys.map((key, index) => (
          <li key={key} className={styles.row}>
            <FormField form={form} name={`certifications.${index}.type`}>
              {({ onChange, ...field }) => (
                <SelectField
                  {...field}
                  onChange={(type) => onChange(type ?? first)}
                  options={options.map((value) => ({
                    value,
                    label: t(`produce.certificate.${value}`),
                  }))}
                />
              )}
            </FormField>
            <FormField form={form} name={`certifications.${index}.number`}>
              {({ onChange, ...field }) => (
                <TextField
                  {...field}
                  onChange={(text) => onChange(text === '' ? null : text)}
                  isOptional
                />
              )}
            </FormField>
            <FormField form={form} name={`certifications.${index}.validTo`}>
              {(field) => <DateField {...field} isOptional />}
            </FormField>
            <IconButton
              icon="close"
              label={t('produce.form.removeCertificate', { number: index + 1 })}
              onClick={() => rows.remove(index)}
            />
          </li>
        ))}
      </ul>
      {rows.keys.length < options.length && (
        <Button icon="add" onClick={() => rows.add({ type: first, number: null, validTo: null })}>
          {t('produce.form.addCertificate')}
        </Button>
      )}
    </>
  );
}
