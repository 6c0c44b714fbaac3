import { lotIndexColumns } from '../produce/lot-store.ts';
import { seedHoldings } from './data/holdings.ts';
import { lotRows } from './lot-rows.ts';
import { productRows } from './product-rows.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedLot, SeedMovements, SeedProduct } from './seed-types.ts';

/**
 * The owner of the multiplied products: a verified producer with places and every kind of product.
 */
export const manyProductsOwner = 'producer';
/** Numbers below are the demo's own. */
export const firstProductNumber = 10_000;

/** The origin of a row of the catalogue, so that names vary as in a large market. */
const origins = [
  ['Куклиш', 'Kuklish'],
  ['Банско', 'Bansko'],
  ['Василево', 'Vasilevo'],
  ['Босилово', 'Bosilovo'],
  ['Ново Село', 'Novo Selo'],
  ['Валандово', 'Valandovo'],
  ['Ѓорче Петров', 'Gjorche Petrov'],
  ['Кочани', 'Kochani'],
  ['Ресен', 'Resen'],
  ['Ќојлија', 'Kjojlija'],
  ['Штип', 'Shtip'],
] as const;

const statuses = [...Array<'ACTIVE'>(17).fill('ACTIVE'), 'DRAFT', 'DRAFT', 'ARCHIVED'] as const;

interface Owner {
  agentId: string;
  username: string;
  locationId: (key: string) => string;
}

/** Rows of the products with these numbers: the same for the same numbers on the same day. */
export function manyProducts(context: SeedContext, owner: Owner, numbers: number[]) {
  const rows = numbers.map((number) => oneProduct(context, owner, number));
  return {
    lots: rows.flatMap(({ lot }) => [...(lot?.lots.values() ?? [])]),
    products: rows.map(({ product }) => product.product),
    packs: rows.flatMap(({ product }) => product.packs),
    productLots: rows.flatMap(({ product }) => product.lots),
    productLocations: rows.flatMap(({ product }) => product.locations),
    movements: rows.flatMap(({ lot, product }) => [
      ...(lot?.movements ?? []),
      ...product.movements,
    ]),
  };
}

function oneProduct(context: SeedContext, owner: Owner, number: number) {
  const { template, lots } = templateOf(number);
  const lotTemplate = lots.find(({ key }) => key === template.lots?.[0]);
  const lot = lotTemplate && oneLot(context, owner, { template: lotTemplate, number });
  const product = productRows(
    context,
    { ...owner, lotId: () => lot?.id ?? '' },
    { seed: productSeed(template, number), position: number - 1 },
  );
  return { lot, product };
}

function oneLot(
  context: SeedContext,
  owner: Owner,
  { template, number }: { template: SeedLot; number: number },
) {
  const seed: SeedLot = {
    ...template,
    key: `many-${number}`,
    status: 'AVAILABLE',
    ...(template.planted !== undefined && { planted: changedOf(number) + 100 }),
    ledger: ledgerOf(number, 'HARVEST'),
    changed: changedOf(number),
  };
  const rows = lotRows(context, owner, [seed]);
  for (const row of rows.lots.values()) {
    const { cropNameMk = null, cropNameEn = null, variety = null } = row;
    row.lotNumber = `${row.seasonYear}-${number}`;
    Object.assign(
      row,
      lotIndexColumns({ cropNameMk, cropNameEn, variety, lotNumber: row.lotNumber }),
    );
  }
  return { ...rows, id: rows.lots.get(seed.key)?.id ?? '' };
}

function productSeed(template: SeedProduct, number: number): SeedProduct {
  const [mk, en] = origins[number % origins.length] ?? origins[0];
  const [nameMk, nameEn] = template.name;
  const { blocked: _, availableFrom: __, ledger: ___, ...kept } = template;
  return {
    ...kept,
    key: `many-${number}`,
    name: [
      nameMk === null ? null : `${nameMk} од ${mk}, серија ${number}`,
      nameEn === null ? null : `${nameEn} from ${en}, batch ${number}`,
    ],
    status: statuses[number % statuses.length] ?? 'ACTIVE',
    packs: template.packs.map((pack) => ({ ...pack, price: pack.price + (number % 23) })),
    ...(template.lots && { lots: template.lots.slice(0, 1) }),
    ...(template.mode === 'MANUAL' && { ledger: ledgerOf(number, 'RECEIPT') }),
    changed: changedOf(number),
  };
}

/** Every eleventh is sold out. */
function ledgerOf(number: number, incoming: 'HARVEST' | 'RECEIPT'): SeedMovements {
  const changed = changedOf(number);
  const came = 20 + (number % 180);
  const sold = number % 11 === 0 ? came : Math.floor(came / 3);
  return { [incoming]: [[changed + 2, came]], SALE: [[changed, sold]] };
}

/** Days ago, spread over two years to the minute and not in the order of the numbers. */
function changedOf(number: number): number {
  return ((number * 7919) % 1_051_200) / 1440;
}

function templateOf(number: number): { template: SeedProduct; lots: SeedLot[] } {
  const holding = seedHoldings.find(({ agent }) => agent === manyProductsOwner);
  const template = holding?.products[number % holding.products.length];
  if (template === undefined) throw new Error(`The seed has no products of ${manyProductsOwner}.`);
  return { template, lots: holding?.lots ?? [] };
}
