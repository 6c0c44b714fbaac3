import { getInstance } from '@module-federation/enhanced/runtime';

const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** The packages that all sections share, with the versions offered: more than one is a fault. */
export function sharedVersions(): { name: string; versions: string }[] {
  const found = new Map<string, Set<string>>();
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {})) {
    for (const [path, offered] of Object.entries(scope)) {
      const name = packageOf(path);
      const versions = found.get(name) ?? new Set();
      for (const version of Object.keys(offered)) versions.add(version);
      found.set(name, versions);
    }
  }
  return [...found]
    .map(([name, versions]) => ({ name, versions: [...versions].toSorted().join(', ') }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
