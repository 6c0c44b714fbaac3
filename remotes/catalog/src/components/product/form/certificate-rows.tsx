import { type CertificationType, certificationTypeSchema } from '@pazar/contracts/product-traits';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { DateField } from '@pazar/ui/form/date-field';
import { FormField } from '@pazar/ui/form/form-field';
import { SelectField } from '@pazar/ui/form/select-field';
import { TextField } from '@pazar/ui/form/text-field';
import { useFormRows } from '@pazar/ui/form/use-form-rows';
import { IconButton } from '@pazar/ui/icon-button';
import type { ProductFormHandle } from './product-form-handle.ts';
import styles from './packs-section.module.css';

const first: CertificationType = 'ORGANIC';

/** The certificates that it is sold with. */
export function CertificateRows({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  const rows = useFormRows(form, 'certifications');
  const { options } = certificationTypeSchema;
  return (
    <>
      <ul className={styles.rows} aria-label={t('product.field.certifications')}>
        {rows.keys.map((key, index) => (
          <li key={key} className={styles.row}>
            <div className={styles.main}>
              <FormField form={form} name={`certifications.${index}.type`}>
                {({ onChange, ...field }) => (
                  <SelectField
                    {...field}
                    onChange={(type) => onChange(type ?? first)}
                    options={options.map((value) => ({
                      value,
                      label: t(`product.certificate.${value}`),
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
            </div>
            <div className={styles.buttons}>
              <IconButton
                icon="close"
                label={t('product.form.removeCertificate', { number: index + 1 })}
                onClick={() => rows.remove(index)}
              />
            </div>
          </li>
        ))}
      </ul>
      {rows.keys.length < options.length && (
        <Button icon="add" onClick={() => rows.add({ type: first, number: null, validTo: null })}>
          {t('product.form.addCertificate')}
        </Button>
      )}
    </>
  );
}
