import { major, valid, validRange } from 'semver';

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
/** `^0.1.0`, which stops below `0.2.0`. */
const caretBelowOne = /\^(0(?:\.\d+){0,2}(?:-[\w.-]+)?)/g;

/**
 * The range that a package declares for a dependency. A minor version alone makes no build incompatible, or
 * one of the design system would force all teams to release together: the registry compares the exports that a
 * build uses. So a caret accepts the whole major version, also below 1.0.0, and a package that declares one
 * exact version, or a place (`catalog:`), accepts every version of its major one.
 *
 * @throws Error for what is neither, such as the tag `latest`
 */
export function acceptedRange({ name, declared, version }: Dependency): string {
  const wholeMajor = major(version) === 0 ? '>=0.0.0 <1.0.0' : `^${major(version)}.0.0`;
  if (declared === undefined) return wholeMajor;
  if (declared === 'workspace:~') return `~${version}`;
  const asked = declared.replace(beforeRange, '').trim();
  if (['^', '*'].includes(asked) && declared.startsWith('workspace:')) return wholeMajor;
  if (isPlace(asked) || valid(asked) !== null) return wholeMajor;
  if (asked === '' || validRange(asked) === null) {
    throw new Error(
      `package.json declares "${name}": "${declared}", which is no range of versions. ` +
        `Declare one, such as "^${version}".`,
    );
  }
  // The federation runtime does not read ">= 0.1.0", and the registry does.
  return asked.replaceAll(/([<>=~^])\s+/g, '$1').replaceAll(caretBelowOne, '>=$1 <1.0.0');
}
