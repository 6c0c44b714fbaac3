import { isTextOf } from '@pazar/contracts/declared-text';
import { productStatusSchema } from '@pazar/contracts/product';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { productPatchSchema } from '@pazar/contracts/product-input';
import { productTexts } from '@pazar/contracts/record-texts';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { lotSource } from '@pazar/section/lots';
import { firstLocations } from '@pazar/section/locations';
import { categoryList } from '@pazar/section/reference';
import { namedQuery, searchQuery } from '@pazar/section/search-source';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { FieldDescriptions } from '@pazar/section/form/field-description';
import { type ReactNode, useMemo } from 'react';
import { productFields } from './product-fields.ts';

export interface ProductFields {
  /** For the form. */
  readonly fields: FieldDescriptions;
  /** For the history: a field and its value, in the form that `PATCH` accepts, in words. */
  readonly fieldName: (field: string) => string;
  readonly fieldText: (field: string, value: unknown) => string;
  /** Whether there are words for it; a later server may keep fields that this build does not know. */
  readonly isKnown: (field: string) => boolean;
  /** That names could not all be loaded; for the form, which says it of the category itself. */
  readonly notice: ReactNode;
  readonly linkNotice: ReactNode;
}

/**
 * The labels of a product's fields and the words of their values; names, never identifiers.
 *
 * @param product null for a new one
 */
export function useProductFields(product: ProductDetail | null, hasVat: boolean): ProductFields {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { category, location, lot, notice, linkNotice } = useProductNames(product);
  const { baseUnit: unit = 'KG', currency = 'MKD' } = product ?? {};

  const fields = useMemo(() => {
    // The table names the members of packs and certificates; their texts have the same names.
    function label(name: (typeof productFields.names)[number], member?: string): string {
      if (isTextOf(productTexts, name)) return productTexts[name].label[locale];
      if (member === undefined) return t(`product.field.${name}`);
      if (name === 'certifications')
        return t(`certification.${member as 'type' | 'number' | 'validTo'}`);
      if (member === 'priceMinor')
        return t(hasVat ? 'product.pack.priceVat' : 'product.pack.price');
      return t(`product.pack.${member as 'size' | 'unit' | 'active' | 'label' | 'sku'}`);
    }
    const words = { t, locale, unit, currency, category, location, lot };
    return productFields.describe(label, words);
  }, [t, locale, unit, currency, category, location, lot, hasVat]);

  /** What the page shows outside the form. */
  function placedText(field: 'status' | 'images', value: unknown): string | undefined {
    if (field === 'images') {
      return Array.isArray(value) ? formatNumber(value.length, locale) : undefined;
    }
    const { data } = productStatusSchema.safeParse(value);
    return data && t(`product.state.${data}`);
  }
  function valueText(field: string, value: unknown): string | undefined {
    const { success } = productPatchSchema.safeParse({ [field]: value });
    if (!success || value === null) return undefined;
    const plain = typeof value === 'string' ? value : undefined;
    return fields[field]?.show?.(value) ?? plain;
  }
  function fieldText(field: string, value: unknown): string {
    const text = isPlaced(field) ? placedText(field, value) : valueText(field, value);
    return text || t('value.none');
  }
  const fieldName = (field: string) =>
    isPlaced(field)
      ? t(`product.field.${field}`)
      : (fields[field]?.label ?? t('product.field.other'));
  const isKnown = (field: string) => isPlaced(field) || fields[field] !== undefined;
  return { fields, fieldName, fieldText, isKnown, notice, linkNotice };
}

const isPlaced = (field: string): field is 'status' | 'images' =>
  field === 'status' || field === 'images';

/** Names of what a product refers to by an identifier; never the identifier itself. */
interface ProductNames {
  readonly category: (id: string) => string;
  readonly location: (id: string) => string;
  readonly lot: (id: string) => string;
  /** That they could not all be loaded. */
  readonly notice: ReactNode;
  /** The same of locations and lots alone, where the field of the category has its own notice. */
  readonly linkNotice: ReactNode;
}

/** @param product null for a new one */
function useProductNames(
  product: Pick<ProductDetail, 'baseUnit' | 'produceIds'> | null,
): ProductNames {
  const { t } = useTranslation('catalog');
  const http = useHttp();
  const locale = useLocale();
  const { baseUnit: unit = 'KG', produceIds = [] } = product ?? {};
  const categories = useInlineQuery(categoryList(http));
  const locations = useInlineQuery(firstLocations(http));
  const linked = useInlineQuery(namedQuery(http, lotSource(), produceIds));
  const others = useInlineQuery(searchQuery(http, lotSource({ unit }), ''));
  const linkNotice = locations.notice ?? linked.notice ?? others.notice;
  const notice = categories.notice ?? linkNotice;
  return useMemo(() => {
    const lots = [...(linked.data ?? []), ...(others.data?.items ?? [])];
    const unknown = t('value.unknownName');
    return {
      category: (id) => categories.data?.find((one) => one.id === id)?.name[locale] ?? unknown,
      location: (id) => locations.data?.find((one) => one.id === id)?.name ?? unknown,
      lot: (id) => {
        const lot = lots.find((one) => one.id === id);
        if (lot === undefined) return unknown;
        return `${readLocalizedText(lot.cropName, locale).text} ${lot.lotNumber}`;
      },
      notice,
      linkNotice,
    };
  }, [t, locale, categories.data, locations.data, linked.data, others.data, notice, linkNotice]);
}
