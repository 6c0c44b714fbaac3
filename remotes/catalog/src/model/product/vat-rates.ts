import type { VatRate } from '@pazar/contracts/product';

/** The rates to choose from, the general one first. */
export const vatRates: readonly VatRate[] = [18, 10, 5, 0];
