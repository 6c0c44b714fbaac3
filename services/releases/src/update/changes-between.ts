import semver from 'semver';

/** Two versions of a package. */
export interface Step {
  readonly from: string;
  readonly to: string;
}

/** The changes of one version. */
export interface VersionChanges {
  readonly version: string;
  readonly text: string;
}

/** What a `CHANGELOG.md` says of the versions after one and up to another, the newest first. */
export function changesBetween(changelog: string, step: Step): VersionChanges[] {
  const [, ...parts] = changelog.split(/^## (?=\d)/m);
  return parts
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      return { version: version.trim(), text: lines.join('\n').trim() };
    })
    .filter(({ version }) => isBetween(version, step));
}

/** Whether a version comes after the first and not after the second. */
export function isBetween(version: string, { from, to }: Step): boolean {
  return semver.valid(version) !== null && semver.gt(version, from) && semver.lte(version, to);
}
