import type { ClosingExtent } from '@pazar/contracts/closing-extent';
import type { Database } from '../../database/database.ts';
import { and, eq, notExists, sql } from '../../database/drizzle.ts';
import { auditEvents } from '../../database/tables/audit-events.ts';
import { images } from '../../database/tables/images.ts';
import { importJobs } from '../../database/tables/import-jobs.ts';
import { locations } from '../../database/tables/locations.ts';
import { lotImages } from '../../database/tables/lot-images.ts';
import { lots } from '../../database/tables/lots.ts';
import { movements } from '../../database/tables/movements.ts';
import { productImages } from '../../database/tables/product-images.ts';
import { products } from '../../database/tables/products.ts';
import { promotions } from '../../database/tables/promotions.ts';
import { savedViews } from '../../database/tables/saved-views.ts';

/** Counts what `archiveBelongings` deletes or empties for an agent, and what it leaves. */
export async function readClosingExtent(
  database: Database,
  agentId: string,
): Promise<ClosingExtent> {
  const own = (table: Owned) => database.$count(table, eq(table.agentId, agentId));
  const shownBy = (link: typeof productImages | typeof lotImages) =>
    database
      .select({ one: sql`1` })
      .from(link)
      .where(eq(link.imageId, images.id));
  const unshown = and(
    eq(images.agentId, agentId),
    notExists(shownBy(productImages)),
    notExists(shownBy(lotImages)),
  );
  const goingImages = await database.$count(images, unshown);
  return {
    goes: {
      locations: await own(locations),
      images: goingImages,
      views: await own(savedViews),
      imports: await own(importJobs),
    },
    stays: {
      products: await own(products),
      lots: await own(lots),
      promotions: await own(promotions),
      movements: await own(movements),
      images: (await own(images)) - goingImages,
      events: await own(auditEvents),
    },
  };
}

type Owned =
  | typeof auditEvents
  | typeof images
  | typeof importJobs
  | typeof locations
  | typeof lots
  | typeof movements
  | typeof products
  | typeof promotions
  | typeof savedViews;
