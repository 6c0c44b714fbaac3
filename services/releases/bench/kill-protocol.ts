import { remoteStateSchema } from '@pazar/contracts/releases/release-state';
import { z } from 'zod';

/** Remotes that the killed process works on at the same time. */
export const killedRemotes = ['catalog', 'locations'];

/** Messages of the process that is killed, one JSON line each. */
export const killEventSchema = z.discriminatedUnion('event', [
  /** The state found at its start. */
  z.object({
    event: z.literal('open'),
    sequence: z.number(),
    states: z.array(remoteStateSchema),
    versions: z.record(z.string(), z.array(z.string())),
  }),
  z.object({
    event: z.literal('begin'),
    remote: z.string(),
    action: z.string(),
    version: z.string(),
  }),
  /** It is acknowledged: from now on it must not be lost. */
  z.object({
    event: z.literal('done'),
    remote: z.string(),
    action: z.string(),
    version: z.string(),
    sequence: z.number(),
    state: remoteStateSchema,
  }),
]);
export type KillEvent = z.infer<typeof killEventSchema>;
