/** Who sees a section in the sidebar and may open it. */
export const roles = { agent: 'ROLE_AGENT', manager: 'ROLE_MANAGEMENT' } as const;
export type Role = keyof typeof roles;

/** What a person says about a new remote. */
export interface RemoteWords {
  readonly name: string;
  /** In English; by default the name. */
  readonly title?: string | undefined;
  readonly titleMk?: string | undefined;
  /** By default agents. */
  readonly role?: Role | undefined;
}

/** The names that the files of a remote are written with. */
export interface RemoteNames {
  readonly name: string;
  /** First part of its addresses, and its namespace. */
  readonly path: string;
  /** Start of the names of its components. */
  readonly component: string;
  readonly title: string;
  readonly titleMk: string;
  readonly role: Role;
}

/** A name or a title that a remote cannot have; the message says why. */
export class NameRefusal extends Error {}

/** The names that `remoteNameSchema` of the contracts accepts. */
const remoteName = /^[a-z][a-z0-9_]{2,40}$/;

/**
 * The names of a new remote.
 *
 * @throws NameRefusal
 */
export function nameRemote({ name, title, titleMk, role = 'agent' }: RemoteWords): RemoteNames {
  if (!remoteName.test(name)) {
    throw new NameRefusal(
      `"${name}" cannot name a remote: a name starts with a small letter and has 3 to 41 small ` +
        'letters, digits and "_", such as orders or price_tags.',
    );
  }
  const words = name.split('_').filter((word) => word !== '');
  const titled = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    name,
    path: name.replaceAll('_', '-'),
    component: titled.join(''),
    title: titleOf(title) ?? [titled[0], ...words.slice(1)].join(' '),
    titleMk: titleOf(titleMk) ?? 'Нов дел',
    role,
  };
}

function titleOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const title = text.trim();
  if (title === '' || title.length > 40) throw new NameRefusal('A title has 1 to 40 characters.');
  return title;
}
