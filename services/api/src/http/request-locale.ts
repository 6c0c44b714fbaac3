import { localeSchema, type Locale } from '@pazar/contracts/locale';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

const defaultLocale: Locale = 'en';

/** The interface language that a request accepts; English when it accepts none of ours. */
export function requestLocale(request: FastifyRequest): Locale {
  const preferred = new Negotiator(request).language([...localeSchema.options]);
  return localeSchema.safeParse(preferred).data ?? defaultLocale;
}
