import type { PreviewedPack } from '@pazar/contracts/promotion-preview';

/** Whether a promotion makes a pack cheaper. */
export const isReduced = ({ before, after }: PreviewedPack) => after.grossMinor < before.grossMinor;

/** How much less a pack costs than at its lowest in the 30 days before, in percent; null without one. */
export const belowLowest = ({ lowest, after }: PreviewedPack): number | null =>
  lowest === null ? null : Math.round((1 - after.grossMinor / lowest.priceMinor) * 100);

/** Whether a pack asks for a look: not cheaper, not below its lowest price, or below its cost. */
export function isUnusual(pack: PreviewedPack): boolean {
  const { after, costMinor } = pack;
  const share = belowLowest(pack);
  return (
    !isReduced(pack) ||
    (share !== null && share <= 0) ||
    (costMinor !== null && after.grossMinor < costMinor)
  );
}
