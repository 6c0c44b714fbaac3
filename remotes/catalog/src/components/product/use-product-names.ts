import type { ProductDetail } from '@pazar/contracts/product-detail';
import { readLocalizedText } from '@pazar/format/localized-text';
import { lotSource } from '@pazar/section/lots';
import { placeList } from '@pazar/section/places';
import { categoryList } from '@pazar/section/reference';
import { namedQuery, searchQuery } from '@pazar/section/search-source';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { type ReactNode, useMemo } from 'react';

/** Names of what a product refers to by an identifier; never the identifier itself. */
export interface ProductNames {
  readonly category: (id: string) => string;
  readonly place: (id: string) => string;
  readonly lot: (id: string) => string;
  /** That they could not all be loaded. */
  readonly notice: ReactNode;
  /** The same of places and lots alone, where the field of the category has its own notice. */
  readonly linkNotice: ReactNode;
}

/** @param product null for a new one */
export function useProductNames(
  product: Pick<ProductDetail, 'baseUnit' | 'produceIds'> | null,
): ProductNames {
  const { t } = useTranslation('catalog');
  const http = useHttp();
  const locale = useLocale();
  const { baseUnit: unit = 'KG', produceIds = [] } = product ?? {};
  const categories = useBeside(categoryList(http));
  const places = useBeside(placeList(http));
  const linked = useBeside(namedQuery(http, lotSource(), produceIds));
  const others = useBeside(searchQuery(http, lotSource({ unit }), ''));
  const linkNotice = places.notice ?? linked.notice ?? others.notice;
  const notice = categories.notice ?? linkNotice;
  return useMemo(() => {
    const lots = [...(linked.data ?? []), ...(others.data?.items ?? [])];
    const unknown = t('value.unknownName');
    return {
      category: (id) => categories.data?.find((one) => one.id === id)?.name[locale] ?? unknown,
      place: (id) => places.data?.find((one) => one.id === id)?.name ?? unknown,
      lot: (id) => {
        const lot = lots.find((one) => one.id === id);
        if (lot === undefined) return unknown;
        return `${readLocalizedText(lot.cropName, locale).text} ${lot.lotNumber}`;
      },
      notice,
      linkNotice,
    };
  }, [t, locale, categories.data, places.data, linked.data, others.data, notice, linkNotice]);
}
