import { type ClosingExtent, closingExtentSchema } from '@pazar/contracts/closing-extent';
import { countSchema } from '@pazar/contracts/values';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { and, eq, notExists, type PgColumn, type PgTable, sql } from '../../database/drizzle.ts';
import { auditEvents } from '../../database/tables/audit-events.ts';
import { images } from '../../database/tables/images.ts';
import { importJobs } from '../../database/tables/import-jobs.ts';
import { lotImages } from '../../database/tables/lot-images.ts';
import { movements } from '../../database/tables/movements.ts';
import { productImages } from '../../database/tables/product-images.ts';
import { savedViews } from '../../database/tables/saved-views.ts';
import { knownRecords } from '../../records/known-records.ts';

/** The answer, with the numbers of the kinds of records that the contract does not name. */
export function closingExtentAnswer() {
  const { goes, stays } = closingExtentSchema.shape;
  const counted = (part: keyof ClosingExtent) =>
    knownRecords().flatMap(({ closing }) => {
      const [of, name = ''] = closing.counted.split('.');
      return of === part ? [[name, countSchema] as const] : [];
    });
  return z.object({
    goes: z.object({ ...goes.shape, ...Object.fromEntries(counted('goes')) }),
    stays: z.object({ ...stays.shape, ...Object.fromEntries(counted('stays')) }),
  });
}

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
  const records = { goes: new Map<string, number>(), stays: new Map<string, number>() };
  for (const { table, closing } of knownRecords()) {
    const [part, name = ''] = closing.counted.split('.');
    records[part === 'goes' ? part : 'stays'].set(name, await own(table));
  }
  return closingExtentAnswer().parse({
    goes: {
      ...Object.fromEntries(records.goes),
      images: goingImages,
      views: await own(savedViews),
      imports: await own(importJobs),
    },
    stays: {
      ...Object.fromEntries(records.stays),
      movements: await own(movements),
      images: (await own(images)) - goingImages,
      events: await own(auditEvents),
    },
  });
}

type Owned = PgTable & { agentId: PgColumn };
