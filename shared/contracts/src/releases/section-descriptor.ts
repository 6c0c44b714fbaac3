import * as z from '@pazar/contracts/schema';
import type { ObjectOf } from '../object-of.ts';
import { roleSchema } from '../api/agent-kinds.ts';
import { positiveSchema } from '../values.ts';

/** Major version of the seam between host and sections (`@pazar/shell`). */
export const contractVersion = 1;

/** Names of the icons that a sidebar entry may use; the shell draws them. */
export const sectionIconSchema = z.enum([
  'home',
  'dashboard',
  'product',
  'produce',
  'location',
  'promotion',
  'account',
  'management',
  'section',
]);
export type SectionIcon = z.infer<typeof sectionIconSchema>;

/**
 * Module Federation creates a global with this name, so it must not collide with an existing one.
 */
export const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9_]{2,40}$/));

/**
 * Global variable of a remote's container; the prefix avoids existing globals. Each build appends
 * `_` and its own digits, so that two builds of one remote can be in one page.
 */
export function containerNameOf(name: string): string {
  return `pazar_${name}`;
}

/** The shapes that the shell can draw while a section loads. */
export const sectionSkeletonSchema = z.enum(['list', 'cards', 'form']);
export type SectionSkeleton = z.infer<typeof sectionSkeletonSchema>;

const segmentSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/));

/**
 * One route of a section: rendered, guarded and ordered by the shell before any remote code runs.
 * `audience` defines who may see and open it: `signed-in` with one of `roles` (any role when
 * empty), or `public-only` for signed-out visitors.
 */
const sectionRouteOf = (object: ObjectOf) =>
  object({
    path: segmentSchema,
    audience: z._default(z.enum(['signed-in', 'public-only']), 'signed-in'),
    roles: z._default(z.array(roleSchema), []),
    icon: sectionIconSchema,
    /** Translation key of the sidebar label, `sidebar.{name}`. */
    labelKey: z.string().check(z.regex(/^sidebar\.[a-z][a-z0-9-]*$/)),
    /** The label itself, so that a section unknown to the host's texts still has a name. */
    label: object({
      en: z.string().check(z.minLength(1)),
      mk: z.string().check(z.minLength(1)),
    }),
    /** The kind of skeleton while it loads; `list` by default. */
    skeleton: z.optional(sectionSkeletonSchema),
    /** Whether the tabs of its list are below the search on a desk, so that its skeleton has a line more. */
    tabsBelow: z.optional(z.boolean()),
    /** Whether `/` opens it for agents with access; of several the first in the sidebar. */
    home: z.optional(z.boolean()),
    /** Position in the sidebar, ascending. */
    order: z.int().check(z.minimum(0), z.maximum(10_000)),
  });
export type SectionRoute = z.infer<ReturnType<typeof sectionRouteOf>>;

const labelText = z.string().check(z.minLength(1), z.maxLength(80));

/**
 * A command of a section. The command palette lists it before any code of the section has loaded,
 * for agents who may open its route and have one of `roles` (any role when empty).
 */
const sectionCommandOf = (object: ObjectOf) =>
  object({
    /** An imperative, such as "Record harvest". */
    label: object({ en: labelText, mk: labelText }),
    /** The command's page, below one of the section's routes: `/produce/record/harvest`. */
    path: z
      .string()
      .check(z.maxLength(200), z.regex(/^\/[a-z][a-z0-9-]{0,40}(?:\/[a-z0-9][a-z0-9-]*)*$/)),
    roles: z._default(z.array(roleSchema), []),
    /** Other words, in either language, by which the palette finds it. */
    keywords: z._default(z.array(labelText).check(z.maxLength(20)), []),
  });
export type SectionCommand = z.infer<ReturnType<typeof sectionCommandOf>>;

/**
 * A list that the command palette searches, `GET {path}?q=…&limit=…`, for agents who may open the route
 * of `page`. It answers `{ items: [{ id, … }] }`.
 */
const sectionSearchOf = (object: ObjectOf) =>
  object({
    /** Path of the list, `/v1/orders`. */
    path: z.string(),
    /** The page of a row, `/orders/{id}`. */
    page: z.string(),
    /** The member with the row's name: a text, or one in both languages. */
    name: z.string(),
    /** Members with texts that distinguish rows of one name. */
    details: z._default(z.array(z.string()), []),
  });
export type SectionSearch = z.infer<ReturnType<typeof sectionSearchOf>>;

/** The schema of a descriptor: strict for a written one, tolerant for a published one. */
export const sectionDescriptorOf = (object: ObjectOf) =>
  object({
    name: remoteNameSchema,
    contract: positiveSchema,
    namespace: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/)),
    routes: z.array(sectionRouteOf(object)).check(
      z.minLength(1),
      z.maxLength(20),
      z.refine((routes) => new Set(routes.map((route) => route.path)).size === routes.length, {
        error: 'duplicate-route-path',
      }),
    ),
    commands: z.optional(
      z.array(sectionCommandOf(object)).check(
        z.maxLength(30),
        z.refine((all) => new Set(all.map(({ path }) => path)).size === all.length, {
          error: 'duplicate-command-path',
        }),
      ),
    ),
    search: z.optional(z.array(sectionSearchOf(object))),
    /** Pages of what events and notifications are about, by subject: `"lot": "/produce/{id}"`. */
    links: z.optional(z.record(z.string(), z.string())),
    /**
     * What a page reads first, by the page: `"/produce/{id}": ["/v1/produce/{id}"]`. The shell requests it
     * before any code of the section has loaded, at this very address without a query. The page must ask
     * for exactly this, parameters in this order, or the answer is not used.
     */
    reads: z.optional(z.record(z.string(), z.array(z.string()))),
    /**
     * Chunks that a page needs besides the section's first script, by the page: `"/produce": ["lot-list"]`.
     * The shell requests them beside that script, which would request them once it has run. The build writes
     * the paths of their files in place of their names.
     */
    chunks: z.optional(z.record(z.string(), z.array(z.string().check(z.maxLength(300))))),
    /** Keys of the section's texts that help on a page and those below: `"/produce/new": "help.new"`. */
    help: z.optional(z.record(z.string(), z.string())),
  });

/**
 * A descriptor as the discovery document carries it. It describes how a section is shown and never
 * which code runs, so members that this host does not know are dropped: a newer section must not
 * make open tabs reject the document, and with it the recalls in it.
 */
export const publishedDescriptorSchema = sectionDescriptorOf(z.object);
export type SectionDescriptor = z.infer<typeof publishedDescriptorSchema>;
