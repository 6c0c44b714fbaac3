import type { LocationUse, LocationUses } from '@pazar/contracts/location-uses';

/** What depends on a location now: it has to go somewhere when the location is archived. */
export function liveOf({ items }: LocationUses): LocationUses {
  const live = items.filter(({ isLive }) => isLive);
  const count = (entity: LocationUse['entity']) =>
    live.filter((use) => use.entity === entity).length;
  return {
    items: live,
    counts: { lot: count('lot'), product: count('product'), promotion: count('promotion') },
  };
}
