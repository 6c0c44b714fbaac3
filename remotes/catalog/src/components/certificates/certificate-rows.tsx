import {
  type Certification,
  type CertificationType,
  certificationTypeSchema,
} from '@pazar/contracts/product-traits';
import { optionsOf } from '@pazar/section/options-of';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { FormField } from '@pazar/section/form/form-field';
import type { RecordFormProps } from '@pazar/section/form/record-form';
import { useFormRows } from '@pazar/section/form/use-form-rows';
import { IconButton } from '@pazar/ui/icon-button';
import { DateField } from '@pazar/ui/input/date-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import styles from './certificate-rows.module.css';

const first: CertificationType = 'ORGANIC';

interface Certified {
  certifications: Certification[];
}

export interface CertificateRowsProps<Values extends Certified> {
  form: RecordFormProps<Values>['form'];
}

/** The certificates of what the form is for. */
export function CertificateRows<Values extends Certified>(props: CertificateRowsProps<Values>) {
  // Nothing of the form is read or written here but its certificates.
  const form = props.form as unknown as RecordFormProps<Certified>['form'];
  const { t } = useTranslation('catalog');
  const rows = useFormRows(form, 'certifications');
  const { options } = certificationTypeSchema;
  return (
    <>
      <ul className={styles.rows} aria-label={form.texts.label('certifications')}>
        {rows.keys.map((key, index) => (
          <li key={key} className={styles.row}>
            <FormField form={form} name={`certifications.${index}.type`}>
              {(field) => (
                <SelectField
                  {...field}
                  options={optionsOf(options, (value) => t(`certificate.${value}`))}
                />
              )}
            </FormField>
            <FormField form={form} name={`certifications.${index}.number`}>
              {(field) => <TextField {...field} isOptional />}
            </FormField>
            <FormField form={form} name={`certifications.${index}.validTo`}>
              {(field) => <DateField {...field} isOptional />}
            </FormField>
            <IconButton
              icon="close"
              label={t('certification.remove', { number: index + 1 })}
              onClick={() => rows.remove(index)}
            />
          </li>
        ))}
      </ul>
      {rows.keys.length < options.length && (
        <Button icon="add" onClick={() => rows.add({ type: first, number: null, validTo: null })}>
          {t('certification.add')}
        </Button>
      )}
    </>
  );
}
