import { agentRows } from './agent-rows.ts';
import { withDailySales } from './daily-sales.ts';
import { seedHoldings } from './data/holdings.ts';
import { locationImageRows, locationRows } from './location-rows.ts';
import { lotRows } from './lot-rows.ts';
import { productRows, type ProductRows } from './product-rows.ts';
import { promotionRows } from './promotion-rows.ts';
import { createSeedContext, thousandths, type SeedContext } from './seed-context.ts';
import type { SeedLot, SeedPackName, SeedProduct } from './seed-types.ts';

/** Every row of the seed as of `now`: the same all day long. */
export function seedRows(now: Date, passwordHash: string) {
  const context = createSeedContext(now);
  const agentList = agentRows(context, passwordHash);
  const agentIds = new Map(agentList.map((agent) => [agent.username, agent.id]));
  const locationsByKey = locationRows(context, (username) => known(agentIds, username));
  const locationId = (key: string) => known(locationsByKey, key).id;

  const holdings = seedHoldings.map((holding) => {
    const username = holding.agent;
    const owner = { agentId: known(agentIds, username), username, locationId };
    const lotData = lotRows(
      context,
      owner,
      holding.lots.map((lot) => sellingLot(context, lot)),
    );
    const lotId = (key: string) => known(lotData.lots, key).id;
    const productData = holding.products.map((seed, position) =>
      productRows(context, { ...owner, lotId }, { seed: sellingProduct(context, seed), position }),
    );
    const ownProducts = new Map(
      holding.products.flatMap(({ key }, position) => {
        const rows = productData[position];
        return rows === undefined ? [] : [[key, rows]];
      }),
    );
    const productId = (key: string) => known(ownProducts, key).product.id;
    const packId = ([key, size]: SeedPackName) => packOf(known(ownProducts, key), size);
    const promotionData = holding.promotions.map((seed) =>
      promotionRows(context, { ...owner, productId, packId }, seed),
    );
    return { lotData, productData, promotionData };
  });
  const productData = holdings.flatMap((holding) => holding.productData);
  const locationImages = locationImageRows(context, locationsByKey);
  const promotionData = holdings.flatMap((holding) => holding.promotionData);
  const lotData = holdings.map((holding) => holding.lotData);
  return {
    agents: agentList,
    locations: [...locationsByKey.values()],
    lots: lotData.flatMap((rows) => [...rows.lots.values()]),
    products: productData.map((rows) => rows.product),
    packs: productData.flatMap((rows) => rows.packs),
    pictures: [...productData, locationImages].flatMap((rows) => rows.pictures),
    productImages: productData.flatMap((rows) => rows.images),
    locationImages: locationImages.images,
    productLots: productData.flatMap((rows) => rows.lots),
    productLocations: productData.flatMap((rows) => rows.locations),
    movements: [...lotData, ...productData].flatMap((rows) => rows.movements),
    promotions: promotionData.map((rows) => rows.promotion),
    promotionProducts: promotionData.flatMap((rows) => rows.products),
    promotionCategories: promotionData.flatMap((rows) => rows.categories),
    promotionPacks: promotionData.flatMap((rows) => rows.packs),
    promotionLocations: promotionData.flatMap((rows) => rows.locations),
  };
}

function sellingLot(context: SeedContext, lot: SeedLot): SeedLot {
  const { key, unit = 'KG', ledger: entries = {}, status, changed } = lot;
  const closed = status === 'AVAILABLE' ? null : changed;
  return { ...lot, ledger: withDailySales(context, { key, unit, entries, closed }) };
}

function sellingProduct(context: SeedContext, product: SeedProduct): SeedProduct {
  const { key, unit = 'KG', ledger: entries = {} } = product;
  return { ...product, ledger: withDailySales(context, { key, unit, entries, closed: null }) };
}

function packOf({ product, packs }: ProductRows, size: number): string {
  const pack = packs.find((one) => one.size === thousandths(size));
  if (pack === undefined) throw new Error(`${product.sku} has no pack of ${size} in the seed.`);
  return pack.id;
}

function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The seed names "${key}", which it does not have.`);
  return value;
}
