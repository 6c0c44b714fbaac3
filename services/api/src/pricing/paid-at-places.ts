import type { Paid, PaidPrice } from '@pazar/contracts/promotion-preview';
import { type Customer, paidPrice, type PackAtPlaces, type PricedPromotion } from './paid-price.ts';
import { divideHalfUp } from './promotion-price.ts';

/** A promotion, and all those that a customer may get at an instant, itself included where it holds. */
export interface Rivals {
  own: PricedPromotion;
  offered: readonly PricedPromotion[];
}

/** What customers pay for some packs of one kind, at each place that sells it and elsewhere, in rows. */
export function paidAtPlaces(sold: PackAtPlaces, count: number, { own, offered }: Rivals): Paid[] {
  const priceFor = (customer: Customer): PaidPrice => {
    const { totalMinor, promotion } = paidPrice(customer, { sold, count }, offered);
    return {
      priceMinor: Number(divideHalfUp(BigInt(totalMinor), BigInt(count))),
      promotionId: promotion?.id ?? null,
      isThis: promotion === own,
    };
  };
  const rowAt = (locationId: string | null): Omit<Paid, 'locationIds'> => ({
    withoutCode: priceFor({ locationId, code: null }),
    withCode: own.trigger === 'CODE' ? priceFor({ locationId, code: own.code }) : null,
  });
  const elsewhere = JSON.stringify(rowAt(null));
  const placed = [...sold.product.placeIds].map((id) => ({ id, row: rowAt(id) }));
  const rows = Map.groupBy(placed, ({ row }) => JSON.stringify(row));
  rows.delete(elsewhere);
  const others = [...rows.values()].flatMap((same): Paid[] => {
    const [first] = same;
    return first === undefined ? [] : [{ locationIds: same.map(({ id }) => id), ...first.row }];
  });
  return [{ locationIds: [], ...rowAt(null) }, ...others];
}

/** Whether some customer pays the price of the promotion itself. */
export function isOfThis({ withoutCode, withCode }: Paid): boolean {
  return withoutCode.isThis || withCode?.isThis === true;
}
