import * as z from '@pazar/contracts/schema';
import { RouteName } from '../api/route-names.ts';
import { sectionDescriptorOf, type SectionSearch } from './section-descriptor.ts';

interface OwnPages {
  readonly routes: readonly { readonly path: string }[];
  readonly commands?: readonly { readonly path: string }[] | undefined;
  readonly search?: readonly SectionSearch[] | undefined;
  readonly links?: Readonly<Record<string, string>> | undefined;
  readonly help?: Readonly<Record<string, string>> | undefined;
  readonly reads?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly chunks?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The pages that a descriptor names. */
export function pagesOf({
  commands = [],
  search = [],
  links = {},
  help = {},
  reads = {},
  chunks = {},
}: OwnPages): string[] {
  return [
    ...commands.map(({ path }) => path),
    ...search.map(({ page }) => page),
    ...Object.values(links),
    ...Object.keys(help),
    ...Object.keys(reads),
    ...Object.keys(chunks),
  ];
}

/** `{id}` in the address of a page is the identifier of a record. */
const pageShape = /^\/[a-z][a-z0-9-]{0,40}(?:\/(?:[a-z0-9][a-z0-9-]*|\{id\})){0,9}$/;
const listShape = /^\/v1\/[a-z][a-z0-9/-]{0,100}$/;
const readShape = /^\/v1\/[a-z](?:[a-z0-9/-]|\{id\}){0,100}(?:\?[\w=&,.-]{1,400})?$/;
/** Members of rows, subjects of events and keys of texts. */
const keyShape = /^[a-z][\w.-]{0,80}$/i;

const maxSearches = 10;

interface Fault {
  readonly path: (string | number)[];
  readonly message: string;
}

/** Addresses of the shell itself: a section there could not be opened. */
const shellPaths = new Set<string>([
  RouteName.Home,
  RouteName.Landing,
  RouteName.Feature,
  RouteName.Subscription,
  RouteName.Contact,
  RouteName.About,
  RouteName.Open,
]);

function routeFaults({ routes }: OwnPages): Fault[] {
  return routes
    .filter(({ path }) => shellPaths.has(path))
    .map(({ path }) => ({ path: ['routes'], message: `"${path}" is an address of the shell` }));
}

function pageFaults(descriptor: OwnPages): Fault[] {
  const paths = new Set(descriptor.routes.map(({ path }) => path));
  return pagesOf(descriptor).flatMap((page) => {
    if (!pageShape.test(page)) return { path: [], message: `"${page}" is not like /orders/{id}` };
    if (paths.has(page.split('/')[1] ?? '')) return [];
    return { path: [], message: `"${page}" is below none of the section's routes` };
  });
}

function searchFaults({ search = [] }: OwnPages): Fault[] {
  const tooMany =
    search.length > maxSearches
      ? [{ path: ['search'], message: `has more than ${maxSearches} lists` }]
      : [];
  const wrong = search.flatMap(({ path, page, name, details }, index) => [
    ...(listShape.test(path)
      ? []
      : [{ path: ['search', index, 'path'], message: 'is not like /v1/orders' }]),
    ...(page.split('{id}').length === 2
      ? []
      : [{ path: ['search', index, 'page'], message: 'needs {id} once, the identifier of a row' }]),
    ...[name, ...details]
      .filter((member) => !keyShape.test(member))
      .map((member) => ({ path: ['search', index], message: `"${member}" is no member's name` })),
  ]);
  return [...tooMany, ...wrong];
}

function keyFaults({ links = {}, help = {} }: OwnPages): Fault[] {
  return [
    ...Object.keys(links).map((key) => ({ path: ['links', key], key })),
    ...Object.entries(help).map(([page, key]) => ({ path: ['help', page], key })),
  ]
    .filter(({ key }) => !keyShape.test(key))
    .map(({ path, key }) => ({ path, message: `"${key}" is not like help.new` }));
}

/** More reads would compete with the first rows for the connection. */
const maxReads = 6;

function readFaults({ reads = {} }: OwnPages): Fault[] {
  return Object.entries(reads).flatMap(([page, paths]) => {
    const path = ['reads', page];
    if (paths.length > maxReads) return { path, message: `has more than ${maxReads} reads` };
    return paths
      .filter((read) => !readShape.test(read) || (read.includes('{id}') && !page.includes('{id}')))
      .map((read) => ({ path, message: `"${read}" is not like /v1/orders/{id}?limit=25` }));
  });
}

/** Scripts of a page, which are requested before any code of the section has run. */
const maxChunks = 12;

function chunkFaults({ chunks = {} }: OwnPages): Fault[] {
  return Object.entries(chunks)
    .filter(([, names]) => names.length > maxChunks)
    .map(([page]) => ({ path: ['chunks', page], message: `has more than ${maxChunks} chunks` }));
}

/**
 * `section.json` of a remote: data first, code second. A misspelt member fails its build. Builds and the
 * registry check it; a browser reads what the registry has signed (`publishedDescriptorSchema`).
 */
export const sectionDescriptorSchema = sectionDescriptorOf(z.strictObject).check(
  ({ value, issues }) => {
    for (const fault of [
      ...routeFaults(value),
      ...pageFaults(value),
      ...searchFaults(value),
      ...keyFaults(value),
      ...readFaults(value),
      ...chunkFaults(value),
    ]) {
      issues.push({ ...fault, code: 'custom', input: value });
    }
  },
);

/** The member by which an editor finds the JSON Schema of the file. Builds and the registry have none. */
const editorMember = '$schema';

/** The content of a `section.json` as a build has it. */
export function withoutEditorMember(written: unknown): unknown {
  if (typeof written !== 'object' || written === null || !(editorMember in written)) return written;
  const { [editorMember]: _schema, ...content } = written;
  return content;
}
