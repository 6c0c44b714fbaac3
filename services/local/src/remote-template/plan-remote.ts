import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findRemotes } from '../build/buildable.ts';
import { Failure } from '../command/failure.ts';

/** The names of a new remote. */
export interface RemoteWords {
  readonly name: string;
  /** In English; by default the name. */
  readonly title?: string | undefined;
  readonly titleMk?: string | undefined;
}

/** A remote that can be written. */
export interface RemotePlan {
  readonly name: string;
  /** Relative to the repository. */
  readonly folder: string;
  /** First part of its addresses, and its namespace. */
  readonly path: string;
  /** Start of the names of its components. */
  readonly component: string;
  readonly title: string;
  readonly titleMk: string;
  /** Position in the sidebar. */
  readonly order: number;
}

/** The names that `remoteNameSchema` of the contracts accepts. */
const remoteName = /^[a-z][a-z0-9_]{2,40}$/;

/** Distance between two entries of the sidebar, so that one fits between them. */
const orderStep = 5;

const sectionSchema = z.object({
  name: z.string(),
  namespace: z.string(),
  routes: z.array(z.object({ path: z.string(), order: z.number().optional() })),
});

/**
 * The names of a new remote, checked against the existing remotes.
 *
 * @throws Failure for a name that cannot be used, with the reason
 */
export function planRemote(root: string, { name, title, titleMk }: RemoteWords): RemotePlan {
  if (!remoteName.test(name)) {
    throw new Failure(
      `"${name}" cannot name a remote: a name starts with a small letter and has 3 to 41 small ` +
        'letters, digits and "_", such as orders or price_tags.',
    );
  }
  const folder = `remotes/${name}`;
  if (existsSync(path.join(root, folder))) throw new Failure(`${folder} is there already.`);
  const address = name.replaceAll('_', '-');
  const sections = findRemotes(root).map((remote) => readSection(root, remote.folder));
  for (const { folder: other, section } of sections) {
    const isTaken =
      section.namespace === address || section.routes.some((route) => route.path === address);
    if (isTaken) throw new Failure(`/${address} belongs to ${other}. Choose another name.`);
  }
  const orders = sections.flatMap(({ section }) => section.routes.map(({ order = 0 }) => order));
  const words = name.split('_').filter((word) => word !== '');
  const titled = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    name,
    folder,
    path: address,
    component: titled.join(''),
    title: titleOf(title) ?? [titled[0], ...words.slice(1)].join(' '),
    titleMk: titleOf(titleMk) ?? 'Нов дел',
    order: Math.max(0, ...orders) + orderStep,
  };
}

function titleOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const title = text.trim();
  if (title === '' || title.length > 40) throw new Failure('A title has 1 to 40 characters.');
  return title;
}

function readSection(root: string, folder: string) {
  const file = path.join(root, folder, 'section.json');
  const text: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { folder, section: sectionSchema.parse(text) };
}
