import type { LocationUse, LocationUses } from '@pazar/contracts/location-uses';

/** What refers to one location or to several. */
export type Dependants = Pick<LocationUses, 'items' | 'counts'>;

/** What depends on a location now: it has to go somewhere when the location is archived. */
export function liveOf({ items }: Pick<LocationUses, 'items'>): Dependants {
  const live = items.filter(({ isLive }) => isLive);
  const count = (entity: LocationUse['entity']) =>
    live.filter((use) => use.entity === entity).length;
  return {
    items: live,
    counts: { lot: count('lot'), product: count('product'), promotion: count('promotion') },
  };
}
