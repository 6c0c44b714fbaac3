import { promotionLimits, type PromotionTarget } from '@pazar/contracts/promotion-input';
import { readLocalizedText } from '@pazar/format/localized-text';
import { productSource } from '@pazar/section/products';
import { categoryList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useSearch } from '@pazar/section/use-search';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '@pazar/section/form/form-field';
import { MultiCombo } from '@pazar/ui/multi-select/multi-combo';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { useMemo } from 'react';
import { newTargets } from '../../model/promotion-values.ts';
import { type ChosenProps, PackPicker } from './pack-picker.tsx';
import styles from './promotion-form.module.css';

const types = ['ALL', 'CATEGORIES', 'PRODUCTS', 'PACKS'] as const;

/** The target: everything, or records found on the server. */
export function TargetField({ value, onChange, error, ...field }: FieldBinding<PromotionTarget>) {
  const { t } = useTranslation('promotion');
  return (
    <div className={styles.target}>
      <RadioGroup
        {...field}
        layout="cards"
        value={value.type}
        options={types.map((type) => ({ value: type, label: t(`promotion.target.${type}`) }))}
        onChange={(type) => onChange(newTargets[type])}
      />
      {value.type === 'CATEGORIES' && (
        <CategoryPicker
          error={error}
          value={value.categoryIds}
          onChange={(categoryIds) => onChange({ ...value, categoryIds })}
        />
      )}
      {value.type === 'PRODUCTS' && (
        <ProductPicker
          error={error}
          value={value.productIds}
          onChange={(productIds) => onChange({ ...value, productIds })}
        />
      )}
      {value.type === 'PACKS' && (
        <PackPicker
          error={error}
          value={value.packIds}
          onChange={(packIds) => onChange({ ...value, packIds })}
        />
      )}
    </div>
  );
}

function CategoryPicker(props: ChosenProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { rows, notice } = useChoices(categoryList(useHttp()));
  return (
    <>
      <MultiCombo
        {...props}
        label={t('promotion.target.CATEGORIES')}
        hint={t('promotion.target.atMost', { number: String(promotionLimits.categories) })}
        options={rows.map(({ id, name }) => ({
          value: id,
          label: readLocalizedText(name, locale).text,
        }))}
      />
      {notice}
    </>
  );
}

function ProductPicker(props: ChosenProps) {
  const { t } = useTranslation('promotion');
  const source = useMemo(() => productSource(), []);
  const search = useSearch(source, props.value);
  return (
    <>
      <MultiCombo
        {...props}
        label={t('promotion.target.PRODUCTS')}
        hint={t('promotion.target.atMost', { number: String(promotionLimits.products) })}
        options={search.found}
        selected={search.chosen}
        onQuery={search.onSearch}
        isBusy={search.isBusy}
      />
      {search.notice}
    </>
  );
}
