import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  nameRemote,
  NameRefusal,
  type RemoteNames,
  type RemoteWords,
} from '@pazar/create-remote/name-remote';
import { z } from 'zod';
import { findRemotes } from '../build/buildable.ts';
import { Failure } from '../command/failure.ts';

/** A remote of this repository that can be written. */
export interface RemotePlan extends RemoteNames {
  /** Relative to the repository. */
  readonly folder: string;
  /** Position in the sidebar. */
  readonly order: number;
}

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
export function planRemote(root: string, words: RemoteWords): RemotePlan {
  const names = namesOf(words);
  const folder = `remotes/${names.name}`;
  if (existsSync(path.join(root, folder))) throw new Failure(`${folder} is there already.`);
  const sections = findRemotes(root).map((remote) => readSection(root, remote.folder));
  for (const { folder: other, section } of sections) {
    const isTaken =
      section.namespace === names.path || section.routes.some((route) => route.path === names.path);
    if (isTaken) throw new Failure(`/${names.path} belongs to ${other}. Choose another name.`);
  }
  const orders = sections.flatMap(({ section }) => section.routes.map(({ order = 0 }) => order));
  return { ...names, folder, order: Math.max(0, ...orders) + orderStep };
}

function namesOf(words: RemoteWords): RemoteNames {
  try {
    return nameRemote(words);
  } catch (error) {
    throw error instanceof NameRefusal ? new Failure(error.message) : error;
  }
}

function readSection(root: string, folder: string) {
  const file = path.join(root, folder, 'section.json');
  const text: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { folder, section: sectionSchema.parse(text) };
}
