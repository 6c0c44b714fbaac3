import type { LocalizedText } from '@pazar/contracts/locale';
import { and, asc, eq, inArray, sql } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { products } from '../database/tables/products.ts';
import { promotionLocations } from '../database/tables/promotion-locations.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { localizedText } from '../records/values.ts';

/** A lot, product or promotion that refers to a location. */
export interface Dependant {
  entity: 'lot' | 'product' | 'promotion';
  id: string;
  /** Number of the lot or the product; null for a promotion. */
  code: string | null;
  name: LocalizedText | null;
  version: number;
  isLive: boolean;
}

/** States in which a location may not go away under a lot, a product or a promotion. */
const live = {
  lots: ['PLANNED', 'GROWING', 'AVAILABLE'],
  products: ['ACTIVE'],
  promotions: ['PUBLISHED', 'PAUSED'],
} as const;

interface Sought {
  locationIds: readonly string[];
  /** Those that are live, or all that ever named a location. */
  which: 'live' | 'all';
}

/**
 * Lots that grow or are stored at some locations, products that can be bought there, and promotions
 * that apply only there.
 */
export async function findDependants(context: AgentContext, sought: Sought): Promise<Dependant[]> {
  return [
    ...(await findLots(context, sought)),
    ...(await findProducts(context, sought)),
    ...(await findPromotions(context, sought)),
  ];
}

/**
 * Whether anything ever referred to a location. It is one statement, since the undo of an import
 * asks for each row.
 */
export async function isReferredTo(
  { transaction }: AgentContext,
  locationId: string,
): Promise<boolean> {
  const named = [lots, productLocations, promotionLocations].map(
    (table) => sql`exists (select 1 from ${table} where ${table.locationId} = ${locationId})`,
  );
  const isNamed = sql<boolean>`${sql.join(named, sql` or `)}`;
  const [row] = await transaction
    .select({ isNamed })
    .from(locations)
    .where(eq(locations.id, locationId));
  return row?.isNamed ?? false;
}

async function findLots({ transaction }: AgentContext, { locationIds, which }: Sought) {
  const isLive = inArray(lots.status, [...live.lots]);
  const rows = await transaction
    .select({
      id: lots.id,
      code: lots.lotNumber,
      mk: lots.cropNameMk,
      en: lots.cropNameEn,
      version: lots.version,
      status: lots.status,
    })
    .from(lots)
    .where(and(inArray(lots.locationId, [...locationIds]), which === 'live' ? isLive : undefined))
    .orderBy(asc(lots.id));
  return rows.map((row) => dependant('lot', row, live.lots));
}

async function findProducts({ transaction }: AgentContext, { locationIds, which }: Sought) {
  const isLive = inArray(products.status, [...live.products]);
  const rows = await transaction
    .select({
      id: products.id,
      code: products.sku,
      mk: products.nameMk,
      en: products.nameEn,
      version: products.version,
      status: products.status,
    })
    .from(products)
    .innerJoin(productLocations, eq(productLocations.productId, products.id))
    .where(
      and(
        inArray(productLocations.locationId, [...locationIds]),
        which === 'live' ? isLive : undefined,
      ),
    )
    .orderBy(asc(products.id));
  return rows.map((row) => dependant('product', row, live.products));
}

async function findPromotions({ transaction }: AgentContext, { locationIds, which }: Sought) {
  const isLive = inArray(promotions.status, [...live.promotions]);
  const rows = await transaction
    .select({
      id: promotions.id,
      mk: promotions.nameMk,
      en: promotions.nameEn,
      version: promotions.version,
      status: promotions.status,
    })
    .from(promotions)
    .innerJoin(promotionLocations, eq(promotionLocations.promotionId, promotions.id))
    .where(
      and(
        inArray(promotionLocations.locationId, [...locationIds]),
        which === 'live' ? isLive : undefined,
      ),
    )
    .orderBy(asc(promotions.id));
  return rows.map((row) => dependant('promotion', { ...row, code: null }, live.promotions));
}

interface DependantRow {
  id: string;
  code: string | null;
  mk: string | null;
  en: string | null;
  version: number;
  status: string;
}

function dependant(
  entity: Dependant['entity'],
  { id, code, mk, en, version, status }: DependantRow,
  states: readonly string[],
): Dependant {
  const name = localizedText(mk, en);
  return { entity, id, code, name, version, isLive: states.includes(status) };
}
