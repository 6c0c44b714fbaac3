import { type Locale, localeSchema } from '@pazar/contracts/locale';
import * as z from '@pazar/contracts/schema';
import { ApiError } from '@pazar/shell/api-error';
import type { LazyHttp } from './lazy-http.ts';

/** The part of `GET /v1/account` that changing the language needs. */
const accountSchema = z.object({ version: z.int(), locale: localeSchema });

/** The account may be changed by the agent in another tab at the same time. */
const attempts = 2;

/** Keeps the interface language in the agent's account, for e-mails. @throws ApiError */
export async function saveAccountLocale(http: LazyHttp, locale: Locale): Promise<void> {
  const client = await http();
  for (let attempt = 1; ; attempt += 1) {
    const { data } = await client.get<unknown>('/v1/account');
    const account = accountSchema.parse(data);
    if (account.locale === locale) return;
    try {
      const headers = { 'If-Match': `"${account.version}"` };
      await client.patch('/v1/account', { locale }, { headers });
      return;
    } catch (error) {
      const isChanged = error instanceof ApiError && error.status === 412;
      if (!isChanged || attempt === attempts) throw error;
    }
  }
}
