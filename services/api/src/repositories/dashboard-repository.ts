import type { Dashboard } from '@pazar/contracts/dashboard';
import { and, count, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { productFacts } from './product-facts.ts';
import { effectiveStatus } from './promotion-status.ts';

type Selling = NonNullable<Dashboard['selling']>;

export interface DashboardRepository {
  /** An agent's own figures. Archived rows are left out. */
  selling: (agentId: string) => Promise<Selling>;
  /** All agents, for management. */
  agents: () => Promise<NonNullable<Dashboard['agents']>>;
}

export function createDashboardRepository(database: Database, clock: Clock): DashboardRepository {
  return {
    selling: async (agentId) => {
      const now = clock();
      const [productCounts, lotCounts, locationCounts, promotionCounts] = await Promise.all([
        countProducts(database, agentId, now),
        countLots(database, agentId),
        countLocations(database, agentId),
        countPromotions(database, agentId, now),
      ]);
      return {
        products: productCounts,
        lots: lotCounts,
        locations: locationCounts,
        promotions: promotionCounts,
      };
    },
    agents: async () => {
      const [row] = await database
        .select({
          total: count(),
          pendingVerification: countWhere(eq(agents.verificationStatus, 'PENDING')),
          suspended: countWhere(eq(agents.accountStatus, 'SUSPENDED')),
        })
        .from(agents)
        .where(ne(agents.accountStatus, 'CLOSED'));
      return row ?? { total: 0, pendingVerification: 0, suspended: 0 };
    },
  };
}

async function countProducts(
  database: Database,
  agentId: string,
  now: Date,
): Promise<Selling['products']> {
  const own = and(eq(products.agentId, agentId), ne(products.status, 'ARCHIVED'));
  const facts = productFacts(database, own, now);
  const [row] = await database
    .select({
      total: count(),
      live: countWhere(sql`cardinality(${facts.reasons}) = 0`),
      lowStock: countWhere(sql`${facts.stockState} = 'LOW'`),
      outOfStock: countWhere(sql`${facts.stockState} = 'OUT'`),
    })
    .from(facts);
  return row ?? { total: 0, live: 0, lowStock: 0, outOfStock: 0 };
}

async function countLots(database: Database, agentId: string): Promise<Selling['lots']> {
  const [row] = await database
    .select({
      total: count(),
      available: countWhere(eq(lots.status, 'AVAILABLE')),
      growing: countWhere(eq(lots.status, 'GROWING')),
    })
    .from(lots)
    .where(eq(lots.agentId, agentId));
  return row ?? { total: 0, available: 0, growing: 0 };
}

async function countLocations(database: Database, agentId: string): Promise<Selling['locations']> {
  const [row] = await database
    .select({ total: count() })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), eq(locations.status, 'ACTIVE')));
  return row ?? { total: 0 };
}

async function countPromotions(
  database: Database,
  agentId: string,
  now: Date,
): Promise<Selling['promotions']> {
  const effective = effectiveStatus(now);
  const [row] = await database
    .select({
      total: count(),
      active: countWhere(sql`${effective} = 'ACTIVE'`),
      scheduled: countWhere(sql`${effective} = 'SCHEDULED'`),
    })
    .from(promotions)
    .where(and(eq(promotions.agentId, agentId), ne(promotions.status, 'ARCHIVED')));
  return row ?? { total: 0, active: 0, scheduled: 0 };
}

function countWhere(condition: SQL): SQL<number> {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}
