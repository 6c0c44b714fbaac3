import type { ProductWarning } from '@pazar/contracts/product-detail';
import type { Database } from '../database/database.ts';
import { and, eq, ne, or } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import type { ProductRow } from '../stock/stock-locks.ts';

/** What is worth a look before customers see a product, on the day `today`. */
export async function productWarnings(
  database: Database,
  row: ProductRow,
  today: string,
): Promise<ProductWarning[]> {
  return [...(await duplicateNames(database, row)), ...expiredCertificates(row, today)];
}

/** Names of other products that are not archived; the sort keys find them, whatever their case. */
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
