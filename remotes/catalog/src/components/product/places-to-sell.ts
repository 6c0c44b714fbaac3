import type { LocationType } from '@pazar/contracts/location';
import { locationSource } from '@pazar/section/locations';

/** Where customers buy. */
const sellingTypes: readonly LocationType[] = ['STORE', 'MARKET_STALL', 'PICKUP_POINT', 'FARM'];

/** Own locations that a product is sold at. Fields and greenhouses are found by typing: some sell there. */
export const placesToSell = locationSource({}, { type: sellingTypes });
