import { maxPacks } from '@pazar/contracts/product';
import { useFormatters } from '@pazar/section/use-formatters';
import { Button } from '@pazar/ui/button';
import { FormSection } from '@pazar/section/form/form-section';
import { useFormRows } from '@pazar/section/form/use-form-rows';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { newPack } from '../../../model/product/product-values.ts';
import { PackRow } from './pack-row.tsx';
import type { ProductFormHandle } from '../product-fields.ts';
import styles from './packs-section.module.css';
import { UnitField } from './unit-field.tsx';

export interface PacksSectionProps {
  form: ProductFormHandle;
  hasVat: boolean;
}

/** In which packs it is sold and for how much. All packs are taken from one stock. */
export function PacksSection({ form, hasVat }: PacksSectionProps) {
  const { t, locale } = useFormatters('catalog');
  const rows = useFormRows(form, 'packs');
  const baseUnit = useFormValue(form, 'baseUnit');

  return (
    <FormSection
      anchor="packs"
      actions={
        rows.keys.length < maxPacks && (
          <Button variant="quiet" icon="add" onClick={() => rows.add(newPack(baseUnit))}>
            {t('product.form.addPack')}
          </Button>
        )
      }
      title={t('product.form.packs')}
      hint={
        form.isNew
          ? t(hasVat ? 'product.form.packsHintVat' : 'product.form.packsHint', {
              unit: t(`product.unit.${baseUnit}`).toLocaleLowerCase(locale),
            })
          : undefined
      }
    >
      <div className={styles.table}>
        {/* Each field has the same words for its label. */}
        <div className={styles.head} aria-hidden="true">
          <span>{t('product.pack.size')}</span>
          <span>{t('product.pack.unit')}</span>
          <span>{t(hasVat ? 'product.pack.priceVat' : 'product.pack.price')}</span>
        </div>
        <ol className={styles.rows}>
          {rows.keys.map((key, index) => (
            <PackRow
              key={key}
              form={form}
              index={index}
              count={rows.keys.length}
              hasVat={hasVat}
              onMove={(to) => rows.move(index, to)}
              onRemove={() => rows.remove(index)}
            />
          ))}
        </ol>
      </div>
      {form.isNew && <FirstStock form={form} />}
    </FormSection>
  );
}

/** How much there is of a new product, and what that is counted in. */
function FirstStock({ form }: { form: ProductFormHandle }) {
  const { t } = useTranslation('catalog');
  const baseUnit = useFormValue(form, 'baseUnit');
  const stockMode = useFormValue(form, 'stockMode');
  return (
    <>
      <UnitField form={form} isUnitFixed={false} />
      {stockMode === 'MANUAL' && (
        <FormField form={form} name="stock">
          {({ value = null, ...field }) => (
            <QuantityField
              {...field}
              value={value}
              unit={baseUnit}
              hint={t('product.form.stockHint')}
              isOptional
            />
          )}
        </FormField>
      )}
    </>
  );
}
