import type { Database } from '../database/database.ts';
import { and, eq, inArray, ne, sql } from '../database/drizzle.ts';
import { dataExports } from '../database/tables/data-exports.ts';
import { linkTokens } from '../database/tables/link-tokens.ts';
import { locations } from '../database/tables/locations.ts';
import { preferences } from '../database/tables/preferences.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { savedViews } from '../database/tables/saved-views.ts';
import { sessions } from '../database/tables/sessions.ts';

/** A location that shows where nobody lives, nor how to reach them. */
const nowhereInParticular = {
  status: 'ARCHIVED' as const,
  isPrimary: false,
  addressLine1: null,
  lat: null,
  lng: null,
  geocodeSource: null,
  placeId: null,
  phone: null,
  email: null,
  website: null,
  exceptions: [],
  searchFold: '',
};

/** Archives the catalogue of an agent that closes and removes what was its own affair. */
export async function archiveBelongings(
  database: Database,
  agentId: string,
  now: Date,
): Promise<void> {
  const next = { version: sql`version + 1`, updatedAt: now };
  await database
    .update(promotions)
    .set({ status: 'STOPPED', ...next })
    .where(
      and(eq(promotions.agentId, agentId), inArray(promotions.status, ['PUBLISHED', 'PAUSED'])),
    );
  await database
    .update(promotions)
    .set({ status: 'ARCHIVED', ...next })
    .where(and(eq(promotions.agentId, agentId), eq(promotions.status, 'DRAFT')));
  await database
    .update(products)
    .set({ status: 'ARCHIVED', ...next })
    .where(and(eq(products.agentId, agentId), ne(products.status, 'ARCHIVED')));
  // Many farms are homes.
  await database
    .update(locations)
    .set({ ...nowhereInParticular, ...next })
    .where(eq(locations.agentId, agentId));

  await database.delete(sessions).where(eq(sessions.agentId, agentId));
  await database.delete(linkTokens).where(eq(linkTokens.agentId, agentId));
  await database.delete(savedViews).where(eq(savedViews.agentId, agentId));
  await database.delete(preferences).where(eq(preferences.agentId, agentId));
  await database.delete(dataExports).where(eq(dataExports.agentId, agentId));
}
