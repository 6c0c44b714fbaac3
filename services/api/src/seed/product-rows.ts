import { productStatusSchema } from '@pazar/contracts/product';
import type { ProductInput } from '@pazar/contracts/product-input';
import { z } from 'zod';
import { textsCodec } from '../csv/codecs.ts';
import type { References } from '../csv/references.ts';
import type { InferInsertModel } from '../database/drizzle.ts';
import type { movements } from '../database/tables/movements.ts';
import type { packs } from '../database/tables/packs.ts';
import type { productImages } from '../database/tables/product-images.ts';
import type { productLocations } from '../database/tables/product-locations.ts';
import type { productLots } from '../database/tables/product-lots.ts';
import type { products } from '../database/tables/products.ts';
import { productColumns } from '../products/product-store.ts';
import { newProduct, productTarget } from '../products/product-target.ts';
import { quantityThousandths } from '../records/values.ts';
import { withDailySales } from './daily-sales.ts';
import { pictureTexts } from './data/pictures.ts';
import { movementRows } from './movement-rows.ts';
import { pictureNamesSchema, pictureRows, type SeededPicture } from './picture-rows.ts';
import type { SeedContext } from './seed-context.ts';
import {
  ledgerColumns,
  ledgerSchema,
  numberCodec,
  readSeedFiles,
  seedColumn,
  withReadOnly,
} from './seed-files.ts';

const columns = [
  ...withReadOnly(productTarget.columns),
  seedColumn('agent'),
  seedColumn('key'),
  seedColumn('changed', numberCodec),
  seedColumn('blocked'),
  seedColumn('pictures', textsCodec),
  ...ledgerColumns,
];

const besideInput = z.object({
  key: z.string(),
  /** Days ago. */
  changed: z.number(),
  status: productStatusSchema,
  /** Why management blocked it. */
  blocked: z.string().nullable().default(null),
  /** The first is the cover. */
  pictures: pictureNamesSchema,
  ledger: ledgerSchema,
});

/** A product as its agent would enter it, and what else the demo knows of it. */
export interface SeedProduct extends z.infer<typeof besideInput> {
  agent: string;
  input: ProductInput;
}

/** How long before its last change a product was first entered. */
const listedDays = 150;

export interface ProductRows {
  product: InferInsertModel<typeof products> & { id: string };
  packs: (InferInsertModel<typeof packs> & { id: string })[];
  lots: InferInsertModel<typeof productLots>[];
  locations: InferInsertModel<typeof productLocations>[];
  movements: InferInsertModel<typeof movements>[];
  pictures: SeededPicture[];
  images: InferInsertModel<typeof productImages>[];
}

export interface ProductOwner {
  agentId: string;
  username: string;
}

export async function readSeedProducts(
  context: SeedContext,
  referencesOf: (agent: string) => References,
): Promise<SeedProduct[]> {
  const rows = await readSeedFiles(context, 'products', { columns, referencesOf });
  return rows.map(({ agent, values: { seed, status, ...values } }) => {
    const beside = besideInput.parse({ ...z.looseObject({}).parse(seed), status });
    const input = newProduct(values);
    const { key, ledger: entries } = beside;
    const ledger = { key, unit: input.baseUnit, entries, closed: null };
    return { ...beside, agent, input, ledger: withDailySales(context, ledger) };
  });
}

/** One product with its related rows. `position` gives it its code. */
export function productRows(
  context: SeedContext,
  { agentId, username }: ProductOwner,
  { seed, position }: { seed: SeedProduct; position: number },
): ProductRows {
  const { input, changed, status, blocked } = seed;
  const created = changed + listedDays;
  const key = `${username} ${seed.key}`;
  const productId = context.id('product', key, created);
  const pictures = pictureRows(context, agentId, { key, pictures: seed.pictures, created });
  const { vatRate } = input;
  return {
    product: {
      ...productColumns({ ...input, sku: `P-${String(position + 1).padStart(4, '0')}` }),
      id: productId,
      agentId,
      status,
      moderation: blocked === null ? 'NONE' : 'BLOCKED',
      moderationReason: blocked,
      moderationAt: blocked === null ? null : context.instant(changed),
      publishedAt: status === 'DRAFT' ? null : context.instant(created - 1),
      createdBy: agentId,
      updatedBy: agentId,
      createdAt: context.instant(created),
      updatedAt: context.instant(changed),
    },
    packs: input.packs.map((pack, packPosition) => ({
      id: context.id('pack', `${key} ${packPosition}`, created),
      productId,
      labelMk: pack.label?.mk ?? null,
      labelEn: pack.label?.en ?? null,
      size: quantityThousandths(pack.size),
      unit: pack.unit,
      priceMinor: pack.priceMinor,
      active: pack.active,
      position: packPosition,
    })),
    lots: input.produceIds.map((lotId) => ({ productId, lotId })),
    locations: input.locationIds.map((locationId) => ({ productId, locationId })),
    // Every agent of the demo who sells is registered for VAT.
    movements: movementRows(
      context,
      { agentId, productId },
      { ledger: seed.ledger, price: paidInDenars(input), vatRate },
    ),
    pictures,
    images: pictures.map(({ image, picture }, place) => {
      const [altMk, altEn] = pictureTexts[picture];
      return { productId, imageId: image.id, position: place, altMk, altEn };
    }),
  };
}

/** The selling price of a unit, from its first pack; exports are not included. */
function paidInDenars({ currency, packs: [pack] }: ProductInput): number | null {
  return currency === 'EUR' || pack === undefined ? null : pack.priceMinor / 100;
}
