import * as z from '@pazar/contracts/schema';
import { remoteNameSchema } from './section-descriptor.ts';
import { publicKeySchema } from './statement.ts';

/** An origin, such as `http://127.0.0.1:*` or `https://builds.example.com`. */
export const overrideOriginSchema = z
  .string()
  .check(z.regex(/^https?:\/\/[a-z0-9.-]+(?::(?:\d{1,5}|\*))?$/));

/**
 * `/config.json`, read by the shell at start. URLs may be relative to the shell's origin.
 *
 * Strict, unlike the API's answers: it names the trusted keys and origins, and it comes from the
 * edge that serves the shell itself, so the two never differ in age.
 */
export const runtimeConfigSchema = z.strictObject({
  /** Base of the agents' API, the specification's `{api}`. */
  api: z.string().check(z.minLength(1)),
  /** Base of the data store (pictures); null when it is the API. */
  dataStore: z.nullable(z.string().check(z.minLength(1))),
  /** Key of the maps service; null turns maps off. */
  mapsKey: z.nullable(z.string().check(z.minLength(1))),
  /**
   * Google's id of the map style, which its newer markers require; without it maps use the older
   * ones.
   */
  mapsId: z.optional(z.string().check(z.minLength(1))),
  /** E-mail address for questions; without it the contact page shows none. */
  contact: z.optional(z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/))),
  /** True where the demo accounts exist: the home page offers to log in as one of them. */
  demo: z.optional(z.boolean()),
  /** URL of the discovery document; its statement is beside it. */
  discovery: z.string().check(z.minLength(1)),
  /** Keys that may sign the discovery document. */
  trustedKeys: z.array(publicKeySchema).check(z.minLength(1)),
  /** Origins from which builds may be loaded; any other is rejected. */
  assetOrigins: z.array(z.url({ protocol: /^https?$/ })).check(z.minLength(1)),
  /** Where sections' loading times and failures are reported; without it nothing is. */
  telemetry: z.optional(
    z.strictObject({
      address: z.string().check(z.minLength(1)),
      /** Share of pages that report remotes without a running rollout. */
      sampleRate: z.number().check(z.gt(0), z.maximum(1)),
    }),
  ),
  /**
   * Who may override one remote in the browser: managers, and `anybody` in an installation for
   * developers.
   */
  overrides: z.optional(
    z.strictObject({
      /** Allowed origins of an override; a port `*` allows every port. */
      origins: z.array(overrideOriginSchema).check(z.minLength(1)),
      anybody: z.boolean(),
    }),
  ),
  /**
   * Remotes served by a development server, by name, with that server's URL. They run without
   * signature and integrity, so only `pnpm dev` sets this.
   */
  developmentRemotes: z.optional(z.record(remoteNameSchema, z.url({ protocol: /^http$/ }))),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

/**
 * Files of the host's chunks, by the name of the chunk: each with its address on the shell's origin and
 * its integrity.
 */
export const hostFilesSchema = z.record(z.string(), z.record(z.string(), z.string()));
export type HostFiles = z.infer<typeof hostFilesSchema>;

/**
 * The data that the server embeds in the shell's page, so that a start needs no further request:
 * the configuration, and the discovery document with its statement as their exact bytes (UTF-8
 * text). Without a document, or with a large one, the shell requests it. `early` are the files of the
 * host that the early script requests.
 */
export const startDataSchema = z.strictObject({
  config: runtimeConfigSchema,
  early: z.optional(hostFilesSchema),
  discovery: z.optional(z.strictObject({ document: z.string(), statement: z.string() })),
});
export type StartData = z.infer<typeof startDataSchema>;
