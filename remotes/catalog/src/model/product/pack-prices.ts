import type { Pack } from '@pazar/contracts/product';
import type { PackInput } from '@pazar/contracts/product-input';

/** All packs of a product as a change sends them, one of them with another price. */
export function withPrice(packs: readonly Pack[], packId: string, priceMinor: number): PackInput[] {
  return packs.map(({ id, label, size, unit, priceMinor: before, sku, active }) => ({
    id,
    label,
    size,
    unit,
    priceMinor: id === packId ? priceMinor : before,
    sku,
    active,
  }));
}
