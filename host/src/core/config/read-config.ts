import { type RuntimeConfig, runtimeConfigSchema } from '@pazar/contracts/releases/runtime-config';
import type * as z from '@pazar/contracts/schema';
import { withAbsoluteAddresses } from './start-data.ts';
import { requestJson } from '../request/request-json.ts';

/**
 * Reads and validates `/config.json`; resolves its URLs to absolute ones.
 *
 * @throws Error that says which member of the configuration is wrong and why
 */
export async function readConfig(origin: string): Promise<RuntimeConfig> {
  const config = await requestJson('/config.json', {
    credentials: 'same-origin',
    cache: 'no-cache',
  });
  const result = runtimeConfigSchema.safeParse(config);
  if (!result.success) {
    throw new Error(`/config.json is not valid: ${result.error.issues.map(faultOf).join('; ')}`);
  }
  return withAbsoluteAddresses(result.data, origin);
}

/** The schema library's messages are not shipped to the browser, so the path must suffice. */
function faultOf(issue: z.core.$ZodIssue): string {
  const { code, path, message } = issue;
  const fault = code === 'unrecognized_keys' ? `unknown ${issue.keys.join(', ')}` : message;
  return [...(path.length === 0 ? [] : [path.join('.')]), fault].join(': ');
}
