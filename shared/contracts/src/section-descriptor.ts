import * as z from '@pazar/contracts/schema';
import type { ObjectOf } from './object-of.ts';
import { roleSchema } from './session.ts';

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

/** Module Federation makes a global of the name, so it may not collide with one that exists. */
export const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9_]{2,40}$/));

/**
 * The global that a remote's container takes; the prefix keeps clear of globals that exist. A build
 * adds `_` and digits of its own, so that two builds of one remote can be in one page.
 */
export function containerNameOf(name: string): string {
  return `pazar_${name}`;
}

/** The shapes that the shell can draw while a section loads. */
export const sectionSkeletonSchema = z.enum(['list', 'cards', 'form']);
export type SectionSkeleton = z.infer<typeof sectionSkeletonSchema>;

const segmentSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/));

/**
 * One route of a section: drawn, guarded and ordered by the shell before any remote code runs.
 * `audience` says who may see and open it: `signed-in` with one of `roles` (any role when empty),
 * or `public-only` for signed-out visitors.
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
    /** What stands in its place while it loads; `list` when not said. */
    skeleton: z.optional(sectionSkeletonSchema),
    /** Position in the sidebar, ascending. */
    order: z.int().check(z.minimum(0), z.maximum(10_000)),
  });
export type SectionRoute = z.infer<ReturnType<typeof sectionRouteOf>>;

const sectionDescriptorOf = (object: ObjectOf) =>
  object({
    name: remoteNameSchema,
    contract: z.int().check(z.minimum(1)),
    namespace: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/)),
    routes: z.array(sectionRouteOf(object)).check(
      z.minLength(1),
      z.maxLength(20),
      z.refine((routes) => new Set(routes.map((route) => route.path)).size === routes.length, {
        error: 'duplicate-route-path',
      }),
    ),
  });
/** `section.json` of a remote: data first, code second. A misspelt member fails its build. */
export const sectionDescriptorSchema = sectionDescriptorOf(z.strictObject);
/**
 * A descriptor as the discovery document carries it. It says how a section is shown and never which
 * code runs, so a member that this host does not know is left out: a section that was built later
 * must not make open tabs refuse the document, and with it the recalls in it.
 */
export const publishedDescriptorSchema = sectionDescriptorOf(z.object);
export type SectionDescriptor = z.infer<typeof sectionDescriptorSchema>;
