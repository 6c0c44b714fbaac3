import type { Locale } from '@pazar/contracts/locale';
import type { PromotionSketch, PromotionTarget } from '@pazar/contracts/promotion-input';
import type { PreviewedProduct } from '@pazar/contracts/promotion-preview';
import { readLocalizedText } from '@pazar/format/localized-text';
import { packName } from '@pazar/format/pack-name';
import { locationSource } from '@pazar/section/locations';
import { productSource } from '@pazar/section/products';
import { categoryList } from '@pazar/section/reference';
import { namedQuery } from '@pazar/section/search-source';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { promotionPreview } from '../../api/promotion-preview.ts';
import type { EndOfPromotion } from '../../model/end-reason.ts';
import type { Phrase } from '../../model/phrase.ts';
import { sentenceOf } from '../../model/sentence.ts';

/** Names written out; the rest is counted. */
const maxNamed = 5;

/** In place of names that are on their way. */
const unread = '…';

export interface PhrasesOptions {
  promotion: PromotionSketch;
  /** Of a promotion that is stored. */
  id: string | undefined;
  /** The language of the sentence. */
  t: TFunction<'promotion'>;
  locale: Locale;
  /** How a stored promotion ended. */
  end?: EndOfPromotion | undefined;
}

/** What a promotion does as the phrases of one sentence, with the names of what it is for. */
export function usePhrases({ promotion, id, t, locale, end }: PhrasesOptions): {
  phrases: readonly Phrase[];
  notice: ReactNode;
} {
  const { target, conditions } = promotion;
  const needsPreview = target.type === 'PACKS' || conditions.minQuantity !== null;
  const preview = useInlineQuery({
    ...promotionPreview(useHttp(), promotion, id),
    enabled: needsPreview,
  });
  const previewed = preview.data?.products ?? [];
  const { targets, notice } = useTargetNames(target, previewed, locale);
  const locations = useInlineQuery(namedQuery(useHttp(), locationSource(), promotion.locationIds));
  const named = (names: readonly string[], total = names.length) => {
    const rest = total - maxNamed;
    if (rest <= 0) return names;
    return [...names.slice(0, maxNamed), t('promotion.sentence.more', { amount: String(rest) })];
  };
  return {
    phrases: sentenceOf(promotion, {
      locale,
      // Those that are not named yet count too.
      targets: named(targets, target.type === 'PRODUCTS' ? target.productIds.length : undefined),
      locations: named(locations.data?.map(({ name }) => name) ?? []),
      end,
      units: [...new Set(previewed.map(({ baseUnit }) => baseUnit))],
    }),
    notice: notice ?? locations.notice ?? (needsPreview && preview.notice),
  };
}

/** What a promotion is for, by name. */
function useTargetNames(
  target: PromotionTarget,
  previewed: readonly PreviewedProduct[],
  locale: Locale,
) {
  const http = useHttp();
  const categories = useInlineQuery(categoryList(http));
  const products = useInlineQuery(
    namedQuery(http, productSource(), target.type === 'PRODUCTS' ? target.productIds : []),
  );
  const nameOf = (name: Parameters<typeof readLocalizedText>[0]) =>
    readLocalizedText(name, locale).text;
  switch (target.type) {
    case 'ALL':
      return { targets: [], notice: null };
    case 'CATEGORIES':
      return {
        targets: (categories.data ?? [])
          .filter(({ id }) => target.categoryIds.includes(id))
          .map(({ name }) => nameOf(name)),
        notice: categories.notice,
      };
    case 'PRODUCTS':
      return {
        targets:
          products.data?.map(({ name }) => nameOf(name)) ??
          target.productIds.slice(0, 1).map(() => unread),
        notice: products.notice,
      };
    case 'PACKS':
      return {
        targets: previewed.flatMap(({ name, packs: own }) =>
          own.map((pack) => `${nameOf(name)} ${packName(pack, locale)}`),
        ),
        notice: null,
      };
  }
}
