import { valid, validRange } from 'semver';

/** A dependency, as a `package.json` declares it. */
interface Dependency {
  name: string;
  /** Undefined where the package is not among the `dependencies`. */
  declared: string | undefined;
  /** The version that is installed. */
  version: string;
}

/** A protocol of pnpm before the range, and the name of a package that is installed under another one. */
const beforeRange = /^(?:workspace|npm):(?:@?[^@]+@)?/;
/** `catalog:`, `file:ui.tgz`, `workspace:../ui`. */
const isPlace = (asked: string) => /[:/]/.test(asked);
/** Declarations without a version: the sign before the version that the workspace has. */
const signOfWorkspace: Readonly<Record<string, string>> = {
  'workspace:^': '^',
  'workspace:~': '~',
  'workspace:*': '^',
};

/**
 * The range that a package declares for a dependency. The highest version of it is installed, and a
 * build that asked for that one would be refused by each shell that is a release older. A package that
 * declares one exact version, or a place (`catalog:`), accepts all that are compatible with it.
 *
 * @throws Error for what is neither, such as the tag `latest`
 */
export function acceptedRange({ name, declared, version }: Dependency): string {
  if (declared === undefined) return `^${version}`;
  const sign = signOfWorkspace[declared];
  if (sign !== undefined) return sign + version;
  const asked = declared.replace(beforeRange, '').trim();
  if (isPlace(asked) || valid(asked) !== null) return `^${version}`;
  if (asked === '' || validRange(asked) === null) {
    throw new Error(
      `package.json declares "${name}": "${declared}", which is no range of versions. ` +
        `Declare one, such as "^${version}".`,
    );
  }
  // The federation runtime does not read ">= 0.1.0", and the registry does.
  return asked.replaceAll(/([<>=~^])\s+/g, '$1');
}
