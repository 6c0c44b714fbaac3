import { eq } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { deployments } from '../database/tables/deployments.ts';

/** How a remote's traffic is divided, in percent; sorted by version. */
export interface Deployment {
  version: string;
  traffic: number;
  default: boolean;
}

export async function deploymentsOf(queries: Queries, remote: string): Promise<Deployment[]> {
  return queries
    .select({
      version: deployments.version,
      traffic: deployments.traffic,
      default: deployments.isDefault,
    })
    .from(deployments)
    .where(eq(deployments.remote, remote))
    .orderBy(deployments.version);
}

/** Sets a remote's traffic: the canary's share, and all else to `stable`; null is no version. */
export async function deploy(
  queries: Queries,
  remote: string,
  to: { stable: string | null; canary?: { version: string; percent: number } },
): Promise<void> {
  await queries.delete(deployments).where(eq(deployments.remote, remote));
  const taken = to.canary?.percent ?? 0;
  const rows: (typeof deployments.$inferInsert)[] = [];
  if (to.stable !== null) {
    rows.push({ remote, version: to.stable, traffic: 100 - taken, isDefault: true });
  }
  if (to.canary) {
    rows.push({ remote, version: to.canary.version, traffic: taken, isDefault: false });
  }
  if (rows.length > 0) await queries.insert(deployments).values(rows);
}
