import { type ApiShapes, apiShapesSchema } from '@pazar/contracts/releases/requirements';
import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { apiShapes } from '../database/tables/api-shapes.ts';
import type { RegistryParts } from './registry-parts.ts';

/** The API on this machine answers at once or not at all. */
const deadlineMs = 3_000;

/** What the API said last that it answers; undefined where it never did. */
export async function readApiShapes(queries: Queries): Promise<ApiShapes | undefined> {
  const [row] = await queries.select({ shapes: apiShapes.shapes }).from(apiShapes);
  return row?.shapes;
}

/**
 * Asks the API what it answers, before a build is compared with it. While the API does not say it, what it
 * said last counts.
 */
export async function followApi({ database, apiOrigin, now }: RegistryParts): Promise<void> {
  const shapes = await askApi(apiOrigin);
  if (shapes === undefined) return;
  const row = { shapes, readAt: now() };
  await database.queries
    .insert(apiShapes)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({
      target: apiShapes.id,
      set: row,
      // Half a megabyte, once a minute.
      setWhere: sql`${apiShapes.shapes} is distinct from excluded.shapes`,
    });
}

async function askApi(origin: string): Promise<ApiShapes | undefined> {
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await fetch(`${origin}/v1/contracts`, { signal });
    return answer.ok ? apiShapesSchema.safeParse(await answer.json()).data : undefined;
  } catch {
    // Down, too slow, or not the API.
    return undefined;
  }
}
