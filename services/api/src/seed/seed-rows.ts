import type { References } from '../csv/references.ts';
import { agentRows } from './agent-rows.ts';
import { locationRows, type LocationRows } from './location-rows.ts';
import { lotIdOf, lotRows, readSeedLots } from './lot-rows.ts';
import {
  productRows,
  readSeedProducts,
  type ProductOwner,
  type ProductRows,
} from './product-rows.ts';
import { promotionRows, readSeedPromotions } from './promotion-rows.ts';
import { createSeedContext, thousandths, type SeedContext } from './seed-context.ts';
import { referenceTo } from './seed-files.ts';

/** What agents sell, as the files of the demo have it. `locations` are those of every agent. */
export async function readHoldings(
  context: SeedContext,
  { locations }: Pick<LocationRows, 'locations'>,
  ownerOf: (username: string) => ProductOwner,
) {
  const locationsOf = (agent: string): References => ({
    location: locations
      .filter(({ agentId }) => agentId === ownerOf(agent).agentId)
      .map(({ id, name }) => referenceTo(id, name)),
  });
  const lots = await readSeedLots(context, locationsOf);
  const products = await readSeedProducts(context, (agent) => ({
    ...locationsOf(agent),
    lot: lots
      .filter((lot) => lot.agent === agent)
      .map((lot) => referenceTo(lotIdOf(context, ownerOf(agent), lot), lot.key)),
  }));
  const promotions = await readSeedPromotions(context, locationsOf);
  return { lots, products, promotions };
}

/** Every row of the seed as of `now`: the same all day long. Agents have no password yet. */
export async function seedRows(now: Date) {
  const context = createSeedContext(now);
  const agentList = await agentRows(context);
  const agentIds = new Map(agentList.map((agent) => [agent.username, agent.id]));
  const ownerOf = (username: string) => ({ agentId: known(agentIds, username), username });
  const locationData = await locationRows(context, (username) => ownerOf(username).agentId);
  const read = await readHoldings(context, locationData, ownerOf);

  const holdings = agentList.map(({ username }) => {
    const owner = ownerOf(username);
    const [lots, products, promotions] = [
      read.lots.filter(({ agent }) => agent === username),
      read.products.filter(({ agent }) => agent === username),
      read.promotions.filter(({ agent }) => agent === username),
    ];
    const ownProducts = new Map<string, ProductRows>(
      products.map((product, position) => [
        product.key,
        productRows(context, owner, { seed: product, position }),
      ]),
    );
    const productId = (key: string) => known(ownProducts, key).product.id;
    const packId = (key: string, size: number) => packOf(known(ownProducts, key), size);
    return {
      lotData: lotRows(context, owner, lots),
      productData: [...ownProducts.values()],
      promotionData: promotions.map((seed) =>
        promotionRows(context, { ...owner, productId, packId }, seed),
      ),
    };
  });
  const productData = holdings.flatMap((holding) => holding.productData);
  const promotionData = holdings.flatMap((holding) => holding.promotionData);
  const lotData = holdings.map((holding) => holding.lotData);
  return {
    agents: agentList,
    locations: locationData.locations,
    lots: lotData.flatMap((rows) => rows.lots),
    products: productData.map((rows) => rows.product),
    packs: productData.flatMap((rows) => rows.packs),
    pictures: [...productData, locationData].flatMap((rows) => rows.pictures),
    productImages: productData.flatMap((rows) => rows.images),
    locationImages: locationData.images,
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
