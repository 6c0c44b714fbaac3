import { maxProductImages } from '@pazar/contracts/product-image';
import { productLimits } from '@pazar/contracts/product-input';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { LocalizedTextField } from '@pazar/section/form/localized-text-field';
import { useFormHold } from '@pazar/section/form/use-form-hold';
import { PictureUpload } from '@pazar/section/image/picture-upload';
import { type ReactNode, useState } from 'react';
import type { ProductFormHandle } from '../product-fields.ts';
import styles from './wide.module.css';

export interface LooksSectionProps {
  form: ProductFormHandle;
  /** The images of a saved product, which are saved at once. */
  images: ReactNode;
}

/** What customers see of it: images and a description. */
export function LooksSection({ form, images }: LooksSectionProps) {
  const { t } = useTranslation('catalog');
  return (
    <FormSection anchor="looks" title={t('product.form.looks')}>
      <div className={styles.wide}>{form.isNew ? <FirstImages form={form} /> : images}</div>
      <div className={styles.wide}>
        <FormField form={form} name="description">
          {(field, errors) => (
            <LocalizedTextField
              {...field}
              errors={errors}
              limit={productLimits.description.max}
              isMultiline
              isOptional
            />
          )}
        </FormField>
      </div>
    </FormSection>
  );
}

/** The images of a new product are saved with it, so saving waits for their upload. */
function FirstImages({ form }: Pick<LooksSectionProps, 'form'>) {
  const { t } = useTranslation('catalog');
  const [isUploading, setUploading] = useState(false);
  useFormHold(form, isUploading, t('produce.form.uploading'));
  return (
    <FormField form={form} name="images">
      {({ value = [], onChange, ...field }) => (
        <PictureUpload
          {...field}
          value={value}
          onChange={(images) => onChange([...images])}
          max={maxProductImages}
          altLimit={productLimits.imageAlt.max}
          onBusy={setUploading}
          isOptional
        />
      )}
    </FormField>
  );
}
