import { lotPageSchema } from '@pazar/contracts/produce';
import { type ProductDetail, productDetailSchema } from '@pazar/contracts/product-detail';
import { type PromotionDetail, promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { postToApi, readFromApi } from '../system/agents-api.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { sharedSession } from '../system/signed-in.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An instant that many days from now, in the API's format. */
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** Rows of the seeded producer that a test makes and reads past the browser. */
export interface PromotionRows {
  /** A product with one pack of a kilogram for 100 denars. */
  addProduct: (name: string) => Promise<ProductDetail>;
  /** A draft of ten percent off a product, for the next week. */
  addDraft: (product: ProductDetail, over?: object) => Promise<PromotionDetail>;
  addRunning: (product: ProductDetail, over?: object) => Promise<PromotionDetail>;
  readPromotion: (id: string) => Promise<PromotionDetail>;
  readProduct: (id: string) => Promise<ProductDetail>;
  newestPromotion: () => Promise<PromotionDetail>;
  /** Lots in kilograms with a near best-before day that are sold as products. */
  lotsToSell: () => Promise<string[]>;
}

export async function promotionRows(system: PazarSystem): Promise<PromotionRows> {
  const { token } = await sharedSession(system, 'producer');
  const at = (path: string) => ({ url: `${system.apiUrl}/v1${path}`, token });
  const addDraft = async ({ id }: ProductDetail, over: object = {}) =>
    promotionDetailSchema.parse(
      await postToApi({
        ...at('/promotions'),
        body: {
          name: { en: 'Ten off', mk: 'Десет помалку' },
          rule: { type: 'PERCENT_OFF', percent: 10 },
          target: { type: 'PRODUCTS', productIds: [id] },
          startsAt: inDays(0),
          endsAt: inDays(7),
          ...over,
        },
      }),
    );
  const readPromotion = (id: string) => readFromApi(at(`/promotions/${id}`), promotionDetailSchema);
  return {
    addProduct: async (name) =>
      productDetailSchema.parse(
        await postToApi({
          ...at('/products'),
          body: {
            name: { en: name },
            categoryId: 'vegetables',
            vatRate: 5,
            baseUnit: 'KG',
            stockMode: 'MANUAL',
            packs: [{ size: '1.000', unit: 'KG', priceMinor: 10_000 }],
          },
        }),
      ),
    addDraft,
    addRunning: async (product, over) => {
      const { id, version } = await addDraft(product, over);
      await postToApi({ ...at(`/promotions/${id}/publish`), body: {}, version });
      return readPromotion(id);
    },
    readPromotion,
    readProduct: (id) => readFromApi(at(`/products/${id}`), productDetailSchema),
    newestPromotion: async () => {
      const path = '/promotions?sort=-updatedAt&limit=1';
      const [newest] = (await readFromApi(at(path), promotionPageSchema)).items;
      if (newest === undefined) throw new Error('There is no promotion');
      return readPromotion(newest.id);
    },
    lotsToSell: async () => {
      const path = '/produce?sellFirst=true&unit=KG&sort=bestBefore&limit=20';
      const { items } = await readFromApi(at(path), lotPageSchema);
      return items.map(({ id }) => id);
    },
  };
}
