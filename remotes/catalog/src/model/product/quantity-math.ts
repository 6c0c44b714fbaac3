import { isQuantity, quantityOf, thousandths } from '../quantity.ts';

/** A canonical quantity in whole thousandths; text that is none is null. */
export function thousandthsOf(quantity: string | null | undefined): bigint | null {
  return isQuantity(quantity) ? thousandths(quantity) : null;
}

/** What has to be booked so that `counted` is there: `"-2.500"`. Null when nothing has to be. */
export function countDifference(counted: string, booked: string): string | null {
  const [now, before] = [thousandthsOf(counted), thousandthsOf(booked)];
  if (now === null || before === null || now === before) return null;
  return quantityOf(now - before);
}
