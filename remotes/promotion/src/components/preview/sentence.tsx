import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { readLocalizedText } from '@pazar/format/localized-text';
import { placeSource } from '@pazar/section/places';
import { productSource } from '@pazar/section/products';
import { categoryList } from '@pazar/section/reference';
import { namedQuery } from '@pazar/section/search-source';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { packName } from '../../model/pack-name.ts';
import { sentenceOf } from '../../model/sentence.ts';

/** Names written out; the rest is counted. */
const mostNamed = 5;

/** What a promotion does, in one sentence of plain words. */
export function Sentence({ promotion }: { promotion: PromotionSketch }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { targets, notice } = useTargetNames(promotion);
  const places = useBeside(namedQuery(useHttp(), placeSource(), promotion.locationIds));
  const named = (names: readonly string[]) => {
    const rest = names.length - mostNamed;
    if (rest <= 0) return names;
    return [...names.slice(0, mostNamed), t('promotion.sentence.more', { amount: String(rest) })];
  };
  const phrases = sentenceOf(promotion, {
    locale,
    targets: named(targets),
    places: named(places.data?.map(({ name }) => name) ?? []),
  });
  return (
    <>
      {phrases.map(({ key, values }) => t(key, values)).join(', ')}.{notice ?? places.notice}
    </>
  );
}

/** What a promotion is for, by name. */
function useTargetNames(promotion: PromotionSketch) {
  const http = useHttp();
  const locale = useLocale();
  const { target } = promotion;
  const categories = useBeside(categoryList(http));
  const products = useBeside(
    namedQuery(http, productSource(), target.type === 'PRODUCTS' ? target.productIds : []),
  );
  const packs = useBeside({
    ...promotionPreview(http, promotion),
    enabled: target.type === 'PACKS',
  });
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
        targets: (products.data ?? []).map(({ name }) => nameOf(name)),
        notice: products.notice,
      };
    case 'PACKS':
      return {
        targets: (packs.data?.products ?? []).flatMap(({ name, packs: own }) =>
          own.map((pack) => `${nameOf(name)} ${packName(pack, locale)}`),
        ),
        notice: packs.notice,
      };
  }
}
