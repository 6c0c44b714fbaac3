import fastifyAccepts from '@fastify/accepts';
import { languageTags, localeSchema, type Locale } from '@pazar/contracts/locale';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-types.ts';

const defaultLocale: Locale = 'en';

/** The interface language that a request asks for; English when it asks for none of ours. */
export function localeOf(request: FastifyRequest): Locale {
  const preferred = localeSchema.safeParse(request.language(localeSchema.options));
  return preferred.data ?? defaultLocale;
}

/** Reads `Accept-Language` and says in every answer which language it is in. */
export async function registerLanguage(app: App): Promise<void> {
  await app.register(fastifyAccepts);
  app.addHook('onSend', async (request, reply) => {
    reply.header('content-language', languageTags[localeOf(request)]);
    reply.header('vary', 'Accept-Language');
  });
}
