import semver from 'semver';
import { z } from 'zod';
import { UpdateFailure } from './update-failure.ts';

/** A dependency whose range an update raises. */
export interface Raised {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const ranges = z.record(z.string(), z.string()).default({});
const manifestSchema = z.looseObject({ dependencies: ranges, devDependencies: ranges });

/** Whether a package is one of Pazar's. */
export const isOwn = (name: string) => name.startsWith('@pazar/');

/**
 * Raises the dependencies of a `package.json` to those of a release. None is lowered: what a team has raised by
 * itself stays. A library that the release does not name stays, too.
 *
 * @param text of `package.json`
 * @returns the new text, and what was raised
 * @throws UpdateFailure for a manifest without packages of Pazar, or with packages that are no versions
 */
export function raiseManifest(
  text: string,
  release: Readonly<Record<string, string>>,
): { text: string; raised: Raised[] } {
  const { dependencies, devDependencies } = readManifest(text);
  const all = Object.entries({ ...devDependencies, ...dependencies });
  const own = all.filter(([name]) => isOwn(name));
  if (own.length === 0) throw new UpdateFailure('package.json names no package @pazar/*.');
  const noVersion = own.find(([, range]) => semver.validRange(range) === null);
  if (noVersion) {
    throw new UpdateFailure(
      `${noVersion[0]} is "${noVersion[1]}", which is no version of a package registry. Raise packed packages by ` +
        'hand: replace the files in packages/, and their names in package.json and pnpm-workspace.yaml.',
    );
  }
  const raised = all.flatMap(([name, from]) => {
    const to = release[name];
    return to !== undefined && isHigher(to, from) ? [{ name, from, to }] : [];
  });
  return { text: raised.reduce(write, text), raised };
}

function readManifest(text: string) {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UpdateFailure(`package.json cannot be read: ${why}`);
  }
}

const isHigher = (to: string, from: string) => {
  const [next, now] = [lowestOf(to), lowestOf(from)];
  return next !== null && now !== null && semver.gt(next, now);
};

const lowestOf = (range: string) =>
  semver.validRange(range) === null ? null : semver.minVersion(range);

/** The text after the name of a member. */
const value = /^(\s*:\s*)"([^"]+)"/;

/** In its place, so that a manifest keeps its layout. */
function write(text: string, { name, from, to }: Raised): string {
  const members = text.split(JSON.stringify(name));
  return members
    .map((part) =>
      part.replace(value, (all, colon: string, was: string) =>
        was === from ? colon + JSON.stringify(to) : all,
      ),
    )
    .join(JSON.stringify(name));
}
