import { locationPageSchema } from '@pazar/contracts/location';
import { lotPageSchema } from '@pazar/contracts/produce';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { productPageSchema } from '@pazar/contracts/product';
import { readFromApi } from '../system/agents-api.ts';
import type { OpenedSystem } from '../system/open-system.ts';
import { sharedSession } from '../system/signed-in.ts';
import type { SeenRows } from './every-page.ts';

const found = new WeakMap<OpenedSystem, Promise<SeenRows>>();

/** Products, a lot and a place of the seeded producer that have something to show; found once a system. */
export function firstRows(system: OpenedSystem): Promise<SeenRows> {
  const rows = found.get(system) ?? findRows(system);
  found.set(system, rows);
  return rows;
}

async function findRows(system: OpenedSystem): Promise<SeenRows> {
  const { id: agentId, token } = await sharedSession(system, 'producer');
  const list = (path: string) => ({ url: `${system.apiUrl}/v1/${path}`, token });
  const firstProduct = async (stockMode: string) => {
    const path = `products?stockMode=${stockMode}&sort=sku`;
    return (await readFromApi(list(path), productPageSchema)).items[0];
  };
  const product = await firstProduct('FROM_PRODUCE');
  const manual = await firstProduct('MANUAL');
  const available = list('produce?status=AVAILABLE&stock=some&sort=-harvested');
  const [lot] = (await readFromApi(available, lotPageSchema)).items;
  const primary = list('locations?isPrimary=true');
  const [place] = (await readFromApi(primary, locationPageSchema)).items;
  const promotions = list('promotions?status=ACTIVE&sort=startsAt');
  const [promotion] = (await readFromApi(promotions, promotionPageSchema)).items;
  if (!product || !manual || !lot || !place || !promotion) {
    throw new Error('The seed has nothing to show.');
  }
  return {
    productId: product.id,
    manualProductId: manual.id,
    lotId: lot.id,
    placeId: place.id,
    promotionId: promotion.id,
    agentId,
  };
}
