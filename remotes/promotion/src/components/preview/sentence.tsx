import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import type { PreviewedProduct } from '@pazar/contracts/promotion-preview';
import { readLocalizedText } from '@pazar/format/localized-text';
import { locationSource } from '@pazar/section/locations';
import { productSource } from '@pazar/section/products';
import { categoryList } from '@pazar/section/reference';
import { namedQuery } from '@pazar/section/search-source';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { packName } from '@pazar/format/pack-name';
import { type EndOfPromotion, sentenceOf } from '../../model/sentence.ts';
import type { PreviewPartsProps } from './preview-parts.tsx';

/** Names written out; the rest is counted. */
const maxNamed = 5;

/** In place of names that are on their way. */
const unread = '…';

interface SentenceProps extends PreviewPartsProps {
  /** How a stored promotion ended. */
  end?: EndOfPromotion | undefined;
}

/** What a promotion does, or did, in one sentence of plain words. */
export function Sentence({ promotion, id, end }: SentenceProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { target, conditions } = promotion;
  const needsPreview = target.type === 'PACKS' || conditions.minQuantity !== null;
  const preview = useBeside({
    ...promotionPreview(useHttp(), promotion, id),
    enabled: needsPreview,
  });
  const previewed = preview.data?.products ?? [];
  const { targets, notice } = useTargetNames(target, previewed);
  const locations = useBeside(namedQuery(useHttp(), locationSource(), promotion.locationIds));
  const named = (names: readonly string[], total = names.length) => {
    const rest = total - maxNamed;
    if (rest <= 0) return names;
    return [...names.slice(0, maxNamed), t('promotion.sentence.more', { amount: String(rest) })];
  };
  const phrases = sentenceOf(promotion, {
    locale,
    // Those that are not named yet count too.
    targets: named(targets, target.type === 'PRODUCTS' ? target.productIds.length : undefined),
    locations: named(locations.data?.map(({ name }) => name) ?? []),
    end,
    units: [...new Set(previewed.map(({ baseUnit }) => baseUnit))],
  });
  return (
    <>
      {phrases.map(({ key, values }) => t(key, values)).join(', ')}.
      {notice ?? locations.notice ?? (needsPreview && preview.notice)}
    </>
  );
}

/** What a promotion is for, by name. */
function useTargetNames(target: PromotionTarget, previewed: readonly PreviewedProduct[]) {
  const http = useHttp();
  const locale = useLocale();
  const categories = useBeside(categoryList(http));
  const products = useBeside(
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
