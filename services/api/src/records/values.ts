import type { LocalizedText } from '@pazar/contracts/locale';
import type { Quantity } from '@pazar/contracts/quantity';
import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';
import { v7 as uuid } from 'uuid';

let sequence = 0;

/**
 * An identifier of a record created `at` this instant. Later ones sort after, also within one
 * millisecond: the order of identifiers decides between lots that expire on one day.
 */
export function newId(at: Date): string {
  sequence = (sequence + 1) >>> 0;
  return uuid({ msecs: at.getTime(), seq: sequence });
}

/** Thousandths as the canonical text: 12500n is `"12.500"`. */
export function quantityText(thousandths: bigint): Quantity {
  const digits = (thousandths < 0n ? -thousandths : thousandths).toString().padStart(4, '0');
  return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** The canonical text as thousandths: `"12.500"` is 12500n. */
export function quantityThousandths(quantity: Quantity): bigint {
  return BigInt(quantity.replace('.', ''));
}

/** A quantity that may be absent, as text. */
export function quantityOrNull(thousandths: bigint | null): Quantity | null {
  return thousandths === null ? null : quantityText(thousandths);
}

/** A quantity that may be absent, as thousandths. */
export function thousandthsOrNull(quantity: Quantity | null): bigint | null {
  return quantity === null ? null : quantityThousandths(quantity);
}

/** Two columns as one text; null when both are empty. */
export function localizedText(mk: string | null, en: string | null): LocalizedText | null {
  return mk === null && en === null ? null : { mk, en };
}

interface Indexed {
  /** The name by which the row is sorted in each language. */
  mk: string;
  en: string;
  /** The texts in which the row is found. */
  search: readonly (string | null | undefined)[];
}

/** The sort keys and search text of rows, stored in columns so that an index can be used. */
export function indexColumns({ mk, en, search }: Indexed) {
  return {
    nameSortMk: sortKey(mk, 'mk'),
    nameSortEn: sortKey(en, 'en'),
    searchFold: foldForSearch(search.filter(Boolean).join(' ')),
  };
}
