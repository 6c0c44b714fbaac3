import { type RuntimeConfig, runtimeConfigSchema } from '@pazar/contracts/runtime-config';

/**
 * Reads and validates `/config.json`; its addresses come back absolute.
 *
 * @throws Error that says what is wrong with the configuration and where
 */
export async function readConfig(origin: string): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { credentials: 'same-origin', cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const result = runtimeConfigSchema.safeParse(await response.json());
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`/config.json is not valid: ${faults.join('; ')}`);
  }
  const absolute = (address: string) => new URL(address, origin).href.replace(/\/$/, '');
  const { api, dataStore, discovery, ...rest } = result.data;
  return {
    ...rest,
    api: absolute(api),
    dataStore: dataStore === null ? null : absolute(dataStore),
    discovery: absolute(discovery),
  };
}
