import type { Locale } from '@pazar/contracts/locale';

export interface HttpOptions {
  /** Base of the agents' API. */
  readonly api: string;
  /** Origins that may see the bearer token: the shell's own, the API's, the data store's. */
  readonly tokenOrigins: readonly string[];
  readonly locale: Locale;
  /** The token of the signed-in agent, or null. */
  readonly token: () => string | null;
}
