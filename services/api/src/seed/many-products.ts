import { lotIndexColumns } from '../produce/lot-store.ts';
import { lotIdOf, lotRows, type LotOwner, type SeedLot } from './lot-rows.ts';
import { productRows, type SeedProduct } from './product-rows.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedLedger } from './seed-files.ts';

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

/** What the demo says of its own products alone. */
const withoutExtras = {
  description: null,
  tags: [],
  minOrder: null,
  step: null,
  availableFrom: null,
  certifications: [],
  allergens: [],
  shelfLifeDays: null,
  storageNote: null,
};

/** From planting to the last change. */
const grownDays = 100;

const statuses = [...Array<'ACTIVE'>(17).fill('ACTIVE'), 'DRAFT', 'DRAFT', 'ARCHIVED'] as const;

/** The lots and products of the owner in the files of the demo. */
export interface Templates {
  lots: readonly SeedLot[];
  products: readonly SeedProduct[];
}

/** Rows of the products with these numbers: the same for the same numbers on the same day. */
export function manyProducts(
  context: SeedContext,
  { owner, templates }: { owner: LotOwner; templates: Templates },
  numbers: number[],
) {
  const lotsById = new Map(templates.lots.map((lot) => [lotIdOf(context, owner, lot), lot]));
  const rows = numbers.map((number) => {
    const template = templates.products[number % templates.products.length];
    if (template === undefined) throw new Error(`The seed has no products of ${owner.username}.`);
    const [drawnOn = ''] = template.input.produceIds;
    return oneProduct(context, owner, { template, lotTemplate: lotsById.get(drawnOn), number });
  });
  return {
    lots: rows.flatMap(({ lot }) => lot?.lots ?? []),
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

function oneProduct(
  context: SeedContext,
  owner: LotOwner,
  {
    template,
    lotTemplate,
    number,
  }: { template: SeedProduct; lotTemplate: SeedLot | undefined; number: number },
) {
  const lot = lotTemplate && oneLot(context, owner, { template: lotTemplate, number });
  const seed = productSeed(template, number);
  const produceIds = lot?.lots.map(({ id }) => id) ?? [];
  return {
    lot,
    product: productRows(context, owner, {
      seed: { ...seed, input: { ...seed.input, produceIds } },
      position: number - 1,
    }),
  };
}

function oneLot(
  context: SeedContext,
  owner: LotOwner,
  { template, number }: { template: SeedLot; number: number },
) {
  const changed = changedOf(number);
  const { input } = template;
  const { plantedOn } = input;
  const seed: SeedLot = {
    ...template,
    key: `many-${number}`,
    status: 'AVAILABLE',
    ...(plantedOn === null
      ? { created: changed + 2 }
      : {
          created: changed + grownDays,
          input: replanted(input, plantedOn, context.day(changed + grownDays)),
        }),
    ledger: ledgerOf(number, 'HARVEST'),
    changed,
  };
  const rows = lotRows(context, owner, [seed]);
  for (const row of rows.lots) {
    const { cropNameMk = null, cropNameEn = null, variety = null, seasonYear } = row;
    row.lotNumber = `${seasonYear}-${number}`;
    const names = { cropNameMk, cropNameEn, variety, lotNumber: row.lotNumber };
    Object.assign(row, lotIndexColumns(names));
  }
  return rows;
}

/** A lot that was planted on another day, which ripens as much earlier or later. */
function replanted(input: SeedLot['input'], before: string, plantedOn: string): SeedLot['input'] {
  const moved = Date.parse(plantedOn) - Date.parse(before);
  const shifted = (day: string | null) =>
    day && new Date(Date.parse(day) + moved).toISOString().slice(0, 10);
  const { expectedFrom, expectedTo } = input;
  return {
    ...input,
    plantedOn,
    expectedFrom: shifted(expectedFrom),
    expectedTo: shifted(expectedTo),
  };
}

function productSeed(template: SeedProduct, number: number): SeedProduct {
  const [mk, en] = origins[number % origins.length] ?? origins[0];
  const { input } = template;
  const { name, packs, stockMode } = input;
  return {
    ...template,
    key: `many-${number}`,
    status: statuses[number % statuses.length] ?? 'ACTIVE',
    blocked: null,
    pictures: [],
    ledger: stockMode === 'MANUAL' ? ledgerOf(number, 'RECEIPT') : {},
    changed: changedOf(number),
    input: {
      ...input,
      name: {
        mk: name.mk === null ? null : `${name.mk} од ${mk}, серија ${number}`,
        en: name.en === null ? null : `${name.en} from ${en}, batch ${number}`,
      },
      packs: packs.map((pack) => ({
        ...pack,
        priceMinor: pack.priceMinor + (number % 23) * 100,
      })),
      ...withoutExtras,
    },
  };
}

/** Every eleventh is sold out. */
function ledgerOf(number: number, incoming: 'HARVEST' | 'RECEIPT'): SeedLedger {
  const changed = changedOf(number);
  const came = 20 + (number % 180);
  const sold = number % 11 === 0 ? came : Math.floor(came / 3);
  return { [incoming]: [[changed + 2, came]], SALE: [[changed, sold]] };
}

/** Days ago, spread over two years to the minute and not in the order of the numbers. */
function changedOf(number: number): number {
  return ((number * 7919) % 1_051_200) / 1440;
}
