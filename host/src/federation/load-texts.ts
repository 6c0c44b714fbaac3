import type { Locale } from '@pazar/contracts/locale';
import * as z from 'zod/mini';
import type { RemoteRecord } from './remote-record.ts';

const textsSchema = z.record(z.string(), z.unknown());
export type Texts = z.infer<typeof textsSchema>;

/**
 * A section's texts from its own build, with integrity where the document gives one.
 * @throws Error when the file is not there or is not a JSON object
 */
export async function loadTexts(record: RemoteRecord, locale: Locale, signal: AbortSignal) {
  const path = record.entry.extras.pazar.build.localization[locale];
  const url = new URL(path, record.base).href;
  const integrity = record.integrity?.get(url);
  const response = await fetch(url, {
    credentials: 'omit',
    signal,
    ...(integrity === undefined ? {} : { integrity }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return textsSchema.parse(await response.json());
}
