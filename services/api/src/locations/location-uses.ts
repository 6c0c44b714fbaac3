import { maxLocationUses, type LocationUses } from '@pazar/contracts/location-uses';
import type { AgentContext } from '../records/agent-context.ts';
import { readOwn } from '../records/change-own.ts';
import { findDependants, type Dependant } from './location-dependants.ts';
import { locationRecord } from './location-record.ts';
import { readSoldOfLocation } from './sold-of-location.ts';

/** Everything that refers to an own location, live records first, and what its products came to this week. */
export async function readLocationUses(
  context: AgentContext,
  locationId: string,
): Promise<LocationUses> {
  const { id } = await readOwn(locationRecord, context, locationId);
  const rows = await findDependants(context, { locationIds: [id], which: 'all' });
  const of = (entity: Dependant['entity']) =>
    rows
      .filter((row) => row.entity === entity)
      .toSorted((left, right) => Number(right.isLive) - Number(left.isLive));
  const [lots, products, promotions] = [of('lot'), of('product'), of('promotion')];
  return {
    items: [lots, products, promotions]
      .flatMap((kind) => kind.slice(0, maxLocationUses))
      .map(({ entity, id: used, code, name, isLive }) => ({
        entity,
        id: used,
        code,
        name,
        isLive,
      })),
    counts: { lot: lots.length, product: products.length, promotion: promotions.length },
    soldThisWeek: await readSoldOfLocation(context, id),
  };
}
