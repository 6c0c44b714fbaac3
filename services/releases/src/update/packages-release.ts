import { z } from 'zod';
import { runNpm, type Where } from './run-package-manager.ts';
import { UpdateFailure } from './update-failure.ts';

/** A release of `@pazar/*`: each package has its own version, and these were packed together. */
export interface PackagesRelease {
  /** Version of the generator, which names the release. */
  readonly version: string;
  /** Ranges by package: those of Pazar, and of the libraries that a section shares with the shell. */
  readonly ranges: Readonly<Record<string, string>>;
}

/** The generator of a release knows which packages a new section would get. */
const generator = '@pazar/create-remote';

const manifestSchema = z.object({
  version: z.string(),
  pazar: z.object({ versions: z.record(z.string(), z.string()) }),
});

/**
 * Reads a release from the package registry, as npm is set up in the folder.
 *
 * @param wanted a version or a tag, such as `latest`
 * @throws UpdateFailure when the registry has none
 */
export async function readPackagesRelease(wanted: string, where: Where): Promise<PackagesRelease> {
  const spec = `${generator}@${wanted}`;
  const text = await runNpm(['view', spec, 'version', 'pazar', '--json'], where);
  const manifest = manifestSchema.safeParse(parseJson(text));
  if (manifest.success) {
    const { version, pazar } = manifest.data;
    return { version, ranges: pazar.versions };
  }
  throw new UpdateFailure(
    `The package registry has no ${spec} that names the versions of a release.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
