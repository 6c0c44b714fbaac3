import { formatList } from '@pazar/format/list';
import { formatNumber } from '@pazar/format/number';
import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import type { Named, PromotionWords } from './promotion-words.ts';

/** Names of things, and how many more there are whose names are not at hand. */
export function namesText(
  ids: readonly string[],
  kind: Named,
  { t, locale, nameOf }: PromotionWords,
): string {
  const names = ids.map((id) => nameOf(kind, id)).filter((name) => name !== undefined);
  const others = ids.length - names.length;
  const more = t('promotion.sentence.more', { amount: formatNumber(others, locale) });
  return formatList(others === 0 ? names : [...names, more], locale);
}

/** What a promotion is for: `Selected products: Tomato and Pepper`. */
export function targetText(target: PromotionTarget, words: PromotionWords): string {
  const kind = words.t(`promotion.target.${target.type}`);
  const names = namesOfTarget(target, words);
  return names === '' ? kind : `${kind}: ${names}`;
}

function namesOfTarget(target: PromotionTarget, words: PromotionWords): string {
  switch (target.type) {
    case 'ALL':
      return '';
    case 'CATEGORIES':
      return namesText(target.categoryIds, 'category', words);
    case 'PRODUCTS':
      return namesText(target.productIds, 'product', words);
    case 'PACKS':
      return namesText(target.packIds, 'pack', words);
  }
}
