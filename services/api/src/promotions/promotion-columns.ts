import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { promotionFields, type PromotionInput } from '@pazar/contracts/promotion-input';
import { pickFields } from '../records/declared-fields.ts';
import { indexColumns, thousandthsOrNull } from '../records/values.ts';

/** The columns of a promotion's input; targets and locations have separate tables. */
export function promotionColumns(promotion: PromotionInput) {
  const {
    name,
    conditions,
    startsAt,
    endsAt,
    target,
    stockLimit,
    locationIds: _,
    ...rest
  } = promotion;
  const { minQuantity, minAmountMinor } = conditions;
  return {
    ...rest,
    nameMk: name.mk,
    nameEn: name.en,
    targetType: target.type,
    minQuantity: thousandthsOrNull(minQuantity),
    minAmountMinor,
    stockLimit: thousandthsOrNull(stockLimit?.quantity ?? null),
    stockUnit: stockLimit?.unit ?? null,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    ...promotionIndexColumns({ nameMk: name.mk, nameEn: name.en, code: rest.code }),
  };
}

/** A promotion as its own input: the base of a merge patch. */
export function promotionInputOf(promotion: PromotionDetail): PromotionInput {
  return pickFields(promotionFields, promotion);
}

interface NamedPromotion {
  nameMk: string | null;
  nameEn: string | null;
  code: string | null;
}

/** Sort keys and search column of a promotion. */
function promotionIndexColumns({ nameMk, nameEn, code }: NamedPromotion) {
  return indexColumns({
    mk: nameMk ?? nameEn ?? '',
    en: nameEn ?? nameMk ?? '',
    search: [nameMk, nameEn, code],
  });
}
