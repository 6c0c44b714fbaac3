import { locationSource } from '@pazar/section/locations';
import { productSource } from '@pazar/section/products';

/** Rows that the list of promotions is filtered by, searched on the server: none is beyond a first page. */
export const filterSources = { productId: productSource(), locationId: locationSource() } as const;
