import type { Locale, LocalizedText } from '@pazar/contracts/locale';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { isTextOf } from '@pazar/contracts/declared-text';
import { promotionTexts } from '@pazar/contracts/record-texts';
import type { Category } from '@pazar/contracts/reference';
import { readLocalizedText } from '@pazar/format/localized-text';
import { packName } from '@pazar/format/pack-name';
import { locationSource } from '@pazar/section/locations';
import { productSource } from '@pazar/section/products';
import { categoryList } from '@pazar/section/reference';
import { findCachedRow } from '@pazar/section/search-source';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { FieldDescriptions } from '@pazar/section/form/field-description';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { previewKey } from '../../api/promotion-preview.ts';
import { promotionFields } from '../../model/promotion-fields.ts';
import type { Named, PromotionWords } from '../../model/promotion-words.ts';

/**
 * The labels of a promotion's fields and the words of their values. Names are those that the fields
 * and the sentence of the page have loaded by the time that a value is shown.
 *
 * @param promotion null for a new one
 */
export function usePromotionFields(promotion: PromotionDetail | null): FieldDescriptions {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const queries = useQueryClient();
  const http = useHttp();
  const { currency = 'MKD' } = promotion ?? {};
  return useMemo(() => {
    const words: PromotionWords = {
      t,
      locale,
      currency,
      nameOf: (kind, id) => nameAtHand({ queries, http, locale }, kind, id),
    };
    return promotionFields.describe(
      // The table names members that have a text.
      (name, member) =>
        isTextOf(promotionTexts, name)
          ? promotionTexts[name].label[locale]
          : t(`promotion.field.${(member as 'percent' | undefined) ?? name}`),
      words,
    );
  }, [t, locale, queries, http, currency]);
}

const nameIn = (locale: Locale, name: LocalizedText | undefined) =>
  name && readLocalizedText(name, locale).text;

interface AtHand {
  readonly queries: QueryClient;
  readonly http: HttpClient;
  readonly locale: Locale;
}

function nameAtHand(
  { queries, http, locale }: AtHand,
  kind: Named,
  id: string,
): string | undefined {
  switch (kind) {
    case 'category': {
      const categories = queries.getQueryData<Category[]>(categoryList(http).queryKey);
      return nameIn(locale, categories?.find((row) => row.id === id)?.name);
    }
    case 'location':
      return findCachedRow(queries, locationSource(), (row) => row.id === id)?.name;
    case 'product':
      return nameIn(locale, findCachedRow(queries, productSource(), (row) => row.id === id)?.name);
    case 'pack':
      return packAtHand(queries, id, locale);
  }
}

/** The preview has loaded the packs that were selected before, a search the others. */
function packAtHand(queries: QueryClient, id: string, locale: Locale): string | undefined {
  const previewed = queries
    .getQueriesData<PromotionPreview>({ queryKey: previewKey })
    .flatMap(([, preview]) => preview?.products ?? [])
    .map(({ name, packs }) => ({ name, pack: packs.find(({ packId }) => packId === id) }))
    .find(({ pack }) => pack !== undefined);
  const found = findCachedRow(queries, productSource(), ({ packs }) => packs.some(isAsked));
  const name = previewed?.name ?? found?.name;
  const pack = previewed?.pack ?? found?.packs.find(isAsked);
  return pack && `${nameIn(locale, name) ?? ''} ${packName(pack, locale)}`;

  function isAsked(one: { readonly id: string }): boolean {
    return one.id === id;
  }
}
