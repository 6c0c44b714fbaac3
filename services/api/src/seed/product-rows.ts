import type { InferInsertModel } from '../database/drizzle.ts';
import type { movements } from '../database/tables/movements.ts';
import type { packs } from '../database/tables/packs.ts';
import type { productImages } from '../database/tables/product-images.ts';
import type { productLocations } from '../database/tables/product-locations.ts';
import type { productLots } from '../database/tables/product-lots.ts';
import type { products } from '../database/tables/products.ts';
import { movementRows } from './movement-rows.ts';
import { pictureRows, type SeededPicture } from './picture-rows.ts';
import { thousandths, thousandthsOrNull, type SeedContext } from './seed-context.ts';
import { productIndexColumns } from '../products/product-store.ts';
import { pictureTexts } from './data/pictures.ts';
import { productExtras } from './data/product-extras.ts';
import type { SeedProduct, SeedProductExtras } from './seed-types.ts';

/** How long before its last change a product was first entered. */
const listedDays = 150;

export interface ProductRows {
  product: InferInsertModel<typeof products>;
  packs: InferInsertModel<typeof packs>[];
  lots: InferInsertModel<typeof productLots>[];
  locations: InferInsertModel<typeof productLocations>[];
  movements: InferInsertModel<typeof movements>[];
  pictures: SeededPicture[];
  images: InferInsertModel<typeof productImages>[];
}

export interface ProductOwner {
  agentId: string;
  username: string;
  lotId: (key: string) => string;
  locationId: (key: string) => string;
}

/** One product with its related rows. `position` gives it its code. */
export function productRows(
  context: SeedContext,
  owner: ProductOwner,
  { seed, position }: { seed: SeedProduct; position: number },
): ProductRows {
  const created = seed.changed + listedDays;
  const key = `${owner.username} ${seed.key}`;
  const productId = context.id('product', key, created);
  const { agentId } = owner;
  const sku = `P-${String(position + 1).padStart(4, '0')}`;
  const extras = productExtras[seed.key] ?? {};
  const pictures = pictureRows(context, agentId, { key, pictures: extras.pictures, created });
  return {
    product: {
      ...plainColumns(context, seed),
      id: productId,
      agentId,
      sku,
      ...extraColumns(context, extras),
      ...productIndexColumns({
        nameMk: seed.name[0],
        nameEn: seed.name[1],
        sku,
        tags: extras.tags ?? [],
      }),
      publishedAt: seed.status === 'DRAFT' ? null : context.instant(created - 1),
      createdBy: agentId,
      updatedBy: agentId,
      createdAt: context.instant(created),
    },
    packs: seed.packs.map((pack, packPosition) => ({
      id: context.id('pack', `${key} ${packPosition}`, created),
      productId,
      labelMk: pack.label?.[0] ?? null,
      labelEn: pack.label?.[1] ?? null,
      size: thousandths(pack.size),
      unit: pack.unit,
      priceMinor: pack.price * 100,
      active: !pack.inactive,
      position: packPosition,
    })),
    lots: (seed.lots ?? []).map((lot) => ({ productId, lotId: owner.lotId(lot) })),
    locations: (seed.places ?? []).map((place) => ({
      productId,
      locationId: owner.locationId(place),
    })),
    movements: movementRows(
      context,
      { agentId, productId },
      {
        ledger: seed.ledger ?? {},
        price: paidInDenars(seed),
        // Every agent of the demo who sells is registered for VAT.
        vatRate: rateOf(seed),
      },
    ),
    pictures,
    images: pictures.map(({ image, picture }, place) => {
      const [altMk, altEn] = pictureTexts[picture];
      return { productId, imageId: image.id, position: place, altMk, altEn };
    }),
  };
}

function rateOf({ vatRate = 5 }: SeedProduct): number {
  return vatRate;
}

/** The selling price of a unit, from its first pack; exports are not included. */
function paidInDenars({ currency, packs: [pack] }: SeedProduct): number | null {
  return currency === 'EUR' ? null : (pack?.price ?? null);
}

function plainColumns(context: SeedContext, seed: SeedProduct) {
  const [nameMk, nameEn] = seed.name;
  return {
    nameMk,
    nameEn,
    categoryId: seed.category,
    baseUnit: seed.unit ?? 'KG',
    currency: seed.currency ?? 'MKD',
    vatRate: rateOf(seed),
    stockMode: seed.mode ?? 'FROM_PRODUCE',
    lowStockThreshold: thousandthsOrNull(seed.lowAt),
    seasonMonths: seed.months ?? [],
    availableFrom: context.dayOrNull(seed.availableFrom),
    status: seed.status ?? 'ACTIVE',
    moderation: seed.blocked === undefined ? 'NONE' : 'BLOCKED',
    moderationReason: seed.blocked ?? null,
    moderationAt: seed.blocked === undefined ? null : context.instant(seed.changed),
    updatedAt: context.instant(seed.changed),
  } as const;
}

function extraColumns(context: SeedContext, extras: SeedProductExtras) {
  return {
    descriptionMk: extras.description?.[0] ?? null,
    descriptionEn: extras.description?.[1] ?? null,
    tags: extras.tags ?? [],
    certifications: (extras.certifications ?? []).map(({ type, number, validTo }) => ({
      type,
      number,
      validTo: context.dayOrNull(validTo),
    })),
    allergens: extras.allergens ?? [],
    shelfLifeDays: extras.shelfLifeDays ?? null,
    storageNote: extras.storageNote ?? null,
    minOrder: thousandthsOrNull(extras.minOrder),
    step: thousandthsOrNull(extras.step),
  };
}
