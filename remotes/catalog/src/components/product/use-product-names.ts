import type { Unit } from '@pazar/contracts/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useQuery } from '@tanstack/react-query';
import { productQueries } from '../../api/product/product-queries.ts';

/** Names of what a product refers to by an id; the id itself while they are not known. */
export interface ProductNames {
  readonly category: (id: string) => string;
  readonly place: (id: string) => string;
  readonly lot: (id: string) => string;
}

export function useProductNames(unit: Unit): ProductNames {
  const http = useHttp();
  const locale = useLocale();
  const { data: categories } = useQuery(productQueries.categories(http));
  const { data: places } = useQuery(productQueries.places(http));
  const { data: lots } = useQuery(productQueries.lots(http, unit));
  return {
    category: (id) => categories?.find((category) => category.id === id)?.name[locale] ?? id,
    place: (id) => places?.find((place) => place.id === id)?.name ?? id,
    lot: (id) => {
      const lot = lots?.find((one) => one.id === id);
      return lot === undefined
        ? id
        : `${readLocalizedText(lot.cropName, locale).text} ${lot.lotNumber}`;
    },
  };
}
