import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open-database.ts';
import { deployments } from '../database/tables.ts';

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

/** Gives all traffic of a remote to one version; answers how it was divided before and is now. */
export async function deployOnly(queries: Queries, remote: string, version: string) {
  const before = await deploymentsOf(queries, remote);
  const after: Deployment[] = [{ version, traffic: 100, default: true }];
  await queries.delete(deployments).where(eq(deployments.remote, remote));
  await queries.insert(deployments).values({ remote, version, traffic: 100, isDefault: true });
  return { before, after };
}
