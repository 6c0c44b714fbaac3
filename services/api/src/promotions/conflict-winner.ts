import type { ConflictWinner, WinnerName } from '@pazar/contracts/promotion-preview';
import { smallestCount } from '../pricing/order-price.ts';
import { paidPrice, type PackAtPlaces, type PricedPromotion } from '../pricing/paid-price.ts';

/**
 * The promotion that sets the price of a pack, `[this, other]`: decided for one pack, and for the
 * minimum quantity of each. When the winners differ, the quantity decides. A code of one of them divides
 * the customers: those who do not give it pay under the other one. Null where neither lowers a price
 * that both could.
 */
export function winnerOf(
  sold: PackAtPlaces,
  locationId: string | null,
  rivals: readonly [PricedPromotion, PricedPromotion],
): ConflictWinner | null {
  const [own, other] = rivals;
  const { product, pack } = sold;
  const line = { price: pack.priceMinor, baseSize: pack.baseSize };
  const counts = [1, smallestCount(own, line), smallestCount(other, line)];
  const wins = (code: string | null): WinnerName | null => {
    const promotions = counts.flatMap(
      (count) => paidPrice({ locationId, code }, { sold, count }, rivals).promotion ?? [],
    );
    const winners = new Set(promotions.map((one) => (one === own ? 'THIS' : 'OTHER')));
    const [first] = winners;
    return winners.size > 1 ? 'QUANTITY' : (first ?? null);
  };
  const isDivided = own.trigger !== other.trigger;
  const code = own.code ?? other.code;
  const winner = wins(isDivided ? null : code);
  if (winner === null) return null;
  const priceUnder = (promotion: PricedPromotion, count: number) => {
    const customer = { locationId, code: promotion.code };
    const { totalMinor } = paidPrice(customer, { sold, count }, [promotion]);
    return Math.round(totalMinor / count);
  };
  return {
    productId: product.id,
    packId: pack.id,
    winner,
    withCode: isDivided ? wins(code) : null,
    thisMinor: priceUnder(own, counts[1] ?? 1),
    otherMinor: priceUnder(other, counts[2] ?? 1),
  };
}
