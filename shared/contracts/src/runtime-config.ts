import { z } from 'zod';
import { publicKeySchema } from './statement.ts';

/**
 * `/config.json`, read by the shell at start and also embedded in its page.
 * URLs may be relative to the shell's origin.
 */
export const runtimeConfigSchema = z.strictObject({
  /** Base of the agents' API, the specification's `{api}`. */
  api: z.string().min(1),
  /** Base of the data store (pictures); null when it is the API. */
  dataStore: z.string().min(1).nullable(),
  /** Key of the maps service; null turns maps off. */
  mapsKey: z.string().min(1).nullable(),
  /** Address of the discovery document; its statement stands beside it. */
  discovery: z.string().min(1),
  /** Keys that may sign the discovery document. */
  trustedKeys: z.array(publicKeySchema).min(1),
  /** Origins that builds may be loaded from; anything else is refused. */
  assetOrigins: z.array(z.url({ protocol: /^https?$/ })).min(1),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
