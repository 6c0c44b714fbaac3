import {
  categoryListSchema,
  cropListSchema,
  municipalityListSchema,
  type ReferenceKind,
  type VatRateEntry,
  vatRateListSchema,
} from '@pazar/contracts/reference';
import type { HttpClient, Reader } from '@pazar/shell/http';
import { readItems, type ReadQuery } from './read.ts';
import { referenceKey } from './invalidate.ts';

/** Management changes these lists about once a season. An hour, in milliseconds. */
const staleTime = 60 * 60 * 1000;

interface ReferenceList<Row> {
  readonly kind: ReferenceKind;
  readonly schema: Reader<{ items: Row[] }>;
}

/** One list for all sections, kept under `['reference', kind]`. */
function reference<Row>(http: HttpClient, { kind, schema }: ReferenceList<Row>): ReadQuery<Row[]> {
  const path = `/v1/reference/${kind}` as const;
  return { ...readItems(http, { key: [referenceKey, kind], path, schema }), staleTime };
}

/** Categories of products, also those out of use, which old products still name. */
export const categoryList = (http: HttpClient) =>
  reference(http, { kind: 'categories', schema: categoryListSchema });

/** Crops, also those out of use, which old lots still name. */
export const cropList = (http: HttpClient) =>
  reference(http, { kind: 'crops', schema: cropListSchema });

/** The municipalities and the City of Skopje. */
export const municipalityList = (http: HttpClient) =>
  reference(http, { kind: 'municipalities', schema: municipalityListSchema });

/**
 * Rates of value added tax, with the days on which they hold. Asked for with each form: a rate that
 * management adds can be chosen the same minute.
 */
export const vatRateList = (http: HttpClient): ReadQuery<VatRateEntry[]> => ({
  ...reference(http, { kind: 'vat-rates', schema: vatRateListSchema }),
  staleTime: 0,
});
