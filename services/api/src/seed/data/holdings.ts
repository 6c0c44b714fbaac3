import type { SeedLot, SeedProduct, SeedPromotion } from '../seed-types.ts';
import { angeloviLots, naumovskiLots, ristovLots, sellerLots } from './other-lots.ts';
import {
  angeloviProducts,
  iseiniProducts,
  naumovskiProducts,
  ristovProducts,
  sellerProducts,
} from './other-products.ts';
import { producerLotsField } from './producer-lots-field.ts';
import { producerLotsFruit } from './producer-lots-fruit.ts';
import { producerLotsGreenhouse } from './producer-lots-greenhouse.ts';
import { producerLotsRoots } from './producer-lots-roots.ts';
import { producerOtherProducts } from './producer-products-other.ts';
import { producerVegetables } from './producer-products-vegetables.ts';
import {
  angeloviPromotions,
  naumovskiPromotions,
  producerPromotions,
  ristovPromotions,
  sellerPromotions,
} from './promotions.ts';

/** The records of one agent. */
export interface SeedHolding {
  agent: string;
  lots: SeedLot[];
  products: SeedProduct[];
  promotions: SeedPromotion[];
}

export const seedHoldings: SeedHolding[] = [
  {
    agent: 'producer',
    lots: [
      ...producerLotsGreenhouse,
      ...producerLotsField,
      ...producerLotsRoots,
      ...producerLotsFruit,
    ],
    products: [...producerVegetables, ...producerOtherProducts],
    promotions: producerPromotions,
  },
  { agent: 'seller', lots: sellerLots, products: sellerProducts, promotions: sellerPromotions },
  { agent: 'ristov', lots: ristovLots, products: ristovProducts, promotions: ristovPromotions },
  {
    agent: 'naumovski',
    lots: naumovskiLots,
    products: naumovskiProducts,
    promotions: naumovskiPromotions,
  },
  {
    agent: 'angelovi',
    lots: angeloviLots,
    products: angeloviProducts,
    promotions: angeloviPromotions,
  },
  { agent: 'iseini', lots: [], products: iseiniProducts, promotions: [] },
];
