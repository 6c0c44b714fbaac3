import type {
  ProductDetail,
  PublishRequirement,
  ProductWarning,
} from '@pazar/contracts/product-detail';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, eq, ne, or, sql } from '../database/drizzle.ts';
import { readySql } from '../database/ready-sql.ts';
import { movements } from '../database/tables/movements.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { rowFields } from './product-input.ts';
import { readProductParts, type ProductParts } from './product-parts.ts';
import { productSummary, readOffers } from './product-summary.ts';
import type { ProductRow } from '../stock/stock-rows.ts';
import type { ProductSummary } from '@pazar/contracts/product';

/** A product of one agent with all its details; undefined for any other. */
export async function readProduct(
  { transaction: database, agentId, now }: AgentContext,
  id: string,
): Promise<ProductDetail | undefined> {
  const [found] = await database
    .select({ row: products, ...linkColumns })
    .from(products)
    .where(and(eq(products.id, id), eq(products.agentId, agentId)));
  const parts = (await readProductParts(database, [id], now)).get(id);
  if (found === undefined || parts === undefined) return undefined;
  const { row, ...links } = found;

  const summary = productSummary(parts, await readOffers(database, [parts], { agentId, now }));
  return {
    ...rowFields(row),
    ...summary,
    ...decidedFields(row, parts),
    ...links,
    publishRequirements: publishRequirements(summary),
    warnings: await productWarnings(database, row, marketDay(now)),
  };
}

/** Whether movements count in its base unit, and its links; the select from `products` omits table names. */
export const linkColumns = {
  locationIds: sql<
    string[]
  >`array(select cast(link.location_id as text) from ${productLocations} as link
    where link.product_id = products.id order by link.location_id)`,
  produceIds: readySql(sql<
    string[]
  >`array(select cast(link.lot_id as text) from ${productLots} as link
    where link.product_id = products.id order by link.lot_id)`),
  baseUnitFixed: readySql(sql<boolean>`exists (select from ${movements} as entry
    where entry.product_id = products.id)`),
};

/** What others than its agent decided about a product, and when it changed. */
function decidedFields(row: ProductRow, { images }: ProductParts) {
  return {
    images,
    moderation: {
      status: row.moderation,
      reason: row.moderationReason,
      by: row.moderationBy,
      at: row.moderationAt?.toISOString() ?? null,
      fixedAt: row.fixedAt?.toISOString() ?? null,
    },
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
  };
}

type Check = [PublishRequirement, (product: ProductSummary) => boolean];

const hidden =
  (reason: ProductSummary['visibility']['reasons'][number]) => (product: ProductSummary) =>
    product.visibility.reasons.includes(reason);

/** A requirement of publishing, and the check whether it is missing. */
const checks: readonly Check[] = [
  [{ pointer: '', code: 'agent_unverified' }, hidden('agent_unverified')],
  [{ pointer: '', code: 'agent_suspended' }, hidden('agent_suspended')],
  [{ pointer: '/name', code: 'no_name' }, ({ name }) => name.mk === null && name.en === null],
  [{ pointer: '/categoryId', code: 'no_category' }, ({ categoryId }) => categoryId === null],
  [{ pointer: '/packs', code: 'no_active_pack' }, hidden('no_active_pack')],
  [{ pointer: '/vatRate', code: 'no_vat_rate' }, ({ vatRate }) => vatRate === null],
  [{ pointer: '/locationIds', code: 'no_location' }, hidden('no_location')],
];

/** The requirements that a product still lacks before it can be published. */
function publishRequirements(product: ProductSummary): PublishRequirement[] {
  return checks.flatMap(([requirement, isMissing]) => (isMissing(product) ? [requirement] : []));
}

/** Warnings for the agent before customers see a product, on the day `today`. */
async function productWarnings(
  database: Database,
  row: ProductRow,
  today: string,
): Promise<ProductWarning[]> {
  return [...(await duplicateNames(database, row)), ...expiredCertificates(row, today)];
}

/** Names of other products that are not archived; sort keys make the comparison ignore case. */
async function duplicateNames(database: Database, row: ProductRow): Promise<ProductWarning[]> {
  const others = await database
    .select({ id: products.id, mk: products.nameMk, en: products.nameEn })
    .from(products)
    .where(
      and(
        eq(products.agentId, row.agentId),
        ne(products.id, row.id),
        ne(products.status, 'ARCHIVED'),
        or(eq(products.nameSortMk, row.nameSortMk), eq(products.nameSortEn, row.nameSortEn)),
      ),
    )
    .orderBy(products.id)
    .limit(20);
  const own = { mk: row.nameMk, en: row.nameEn };
  return (['mk', 'en'] as const).flatMap((language): ProductWarning[] => {
    const other = others.find((candidate) => isSame(candidate[language], own[language]));
    if (other === undefined) return [];
    return [{ pointer: `/name/${language}`, code: 'duplicate-name', productId: other.id }];
  });
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}

function expiredCertificates(row: ProductRow, today: string): ProductWarning[] {
  return row.certifications.flatMap(({ validTo }, index): ProductWarning[] =>
    validTo !== null && validTo < today
      ? [{ pointer: `/certifications/${index}`, code: 'certificate-expired', productId: null }]
      : [],
  );
}
