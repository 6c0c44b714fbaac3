import * as z from '@pazar/contracts/schema';

/** A list without duplicates: of equal entries the first stays, and the order too. */
export function setOf<Item extends z.ZodMiniType<string | number>>(item: Item) {
  return z.array(item).check(z.overwrite((items) => [...new Set(items)]));
}

/** Whole numbers from `least` to `most`, both inclusive: each once, in ascending order. */
export function numberSet(least: number, most: number) {
  return z
    .array(z.int().check(z.minimum(least), z.maximum(most)))
    .check(z.overwrite((numbers) => [...new Set(numbers)].toSorted((one, other) => one - other)));
}
