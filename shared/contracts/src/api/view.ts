import * as z from '@pazar/contracts/schema';
import { textInput } from './text.ts';
import { instantSchema, versionSchema } from '../values.ts';

/** The list that a view belongs to: `products`, `management-agents`. */
const pageSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

const viewNameSchema = textInput({ max: 60 });

/** The list's own query: filter, sort and search, by parameter; several values are OR. */
const viewQuerySchema = z
  .record(
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/)),
    z.union([
      z.string().check(z.maxLength(500)),
      z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100)),
    ]),
  )
  .check(z.refine((query) => Object.keys(query).length <= 40));

/** A saved view of a list. Views that management shares (`isGlobal`) are read by everybody. */
export const viewSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  page: pageSchema,
  name: viewNameSchema,
  query: viewQuerySchema,
  /** The default view of the agent's list; at most one per page. */
  isDefault: z.boolean(),
  isGlobal: z.boolean(),
  /** Whether the reader may change it. */
  isOwn: z.boolean(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type View = z.infer<typeof viewSchema>;

/** The answer of `GET /v1/views`: own and shared views by name; an agent has only a few. */
export const viewListSchema = z.object({ items: z.array(viewSchema) });

/** Query of `GET /v1/views`. */
export const viewListQuerySchema = z.strictObject({ page: z.optional(pageSchema) });

/** Body of `POST /v1/views`. Only management may share (403 `forbidden`). */
export const viewInputSchema = z.strictObject({
  page: pageSchema,
  name: viewNameSchema,
  query: viewQuerySchema,
  isDefault: z._default(z.boolean(), false),
  isGlobal: z._default(z.boolean(), false),
});
export type ViewInput = z.infer<typeof viewInputSchema>;

/** Body of `PATCH /v1/views/{id}`: the changed members. `query` is replaced as a whole. */
export const viewPatchSchema = z.strictObject({
  name: z.optional(viewNameSchema),
  query: z.optional(viewQuerySchema),
  isDefault: z.optional(z.boolean()),
  isGlobal: z.optional(z.boolean()),
});
export type ViewPatch = z.infer<typeof viewPatchSchema>;
