import * as z from '../schema.ts';

/**
 * The files of one build of the shell that browsers keep for a start without a network: `offline.json` of the
 * build. The signed document names the files of sections.
 */
export const offlineFilesSchema = z.strictObject({
  /** Address of the first script, which a page of this build has in it. */
  script: z.string(),
  /** Integrity of each file whose address changes with its content, by address. */
  hashed: z.record(z.string(), z.string()),
  /** Of each file that has the same address in every build. */
  fixed: z.record(z.string(), z.string()),
});
export type OfflineFiles = z.infer<typeof offlineFilesSchema>;
