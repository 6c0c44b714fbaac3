import type { Locale } from '@pazar/contracts/locale';
import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import type { AxiosRequestConfig } from 'axios';
import type { ServerClock } from '../clock/server-clock.ts';
import type { HttpErrors } from '../journal/http-errors.ts';

export interface HttpOptions {
  /** Base of the agents' API. */
  readonly api: string;
  /** Origins that may see the bearer token: the shell's own, the API's, the data store's. */
  readonly tokenOrigins: readonly string[];
  readonly locale: Locale;
  /** The token of the signed-in agent, or null. */
  readonly token: () => string | null;
  /** Where every failed try is reported. */
  readonly errors: HttpErrors;
  /** Learns the server's time from every answer. */
  readonly clock: ServerClock;
}

/** A call of the one client. Without these fields it is one of the shell, for the signed-in agent. */
export interface CallConfig extends AxiosRequestConfig {
  /** The caller: the name of a remote. */
  readonly from?: string;
  /** The token of the agent for whom the call is, or null. */
  readonly token?: () => string | null;
  /** Set by the client: the browser had no network when the call was made. */
  isOffline?: boolean;
}

/** The origins whose requests carry the bearer token: the shell's own, the API's, the data store's. */
export function tokenOrigins({ api, dataStore }: RuntimeConfig): string[] {
  const addresses = [location.origin, api, ...(dataStore === null ? [] : [dataStore])];
  return [...new Set(addresses.map((address) => new URL(address, location.origin).origin))];
}
