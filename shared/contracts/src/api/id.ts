import * as z from '@pazar/contracts/schema';

/** The id of a record in a request: a UUID, of which capitals become small letters. */
export const idSchema = z.uuid().check(z.toLowerCase());

/** Ids whose order means nothing, `most` of them at most: each once, sorted. */
export function idSet(most: number) {
  return z.array(idSchema).check(
    z.overwrite((ids) => [...new Set(ids)].toSorted()),
    z.maxLength(most),
  );
}
