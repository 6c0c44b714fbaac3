import type { Locale } from '@pazar/contracts/locale';
import type { SectionDescriptor } from '@pazar/contracts/releases/section-descriptor';

/** A translation file: flat keys `page.part.meaning`. */
export type Texts = Readonly<Record<string, string>>;

/** The data files of a remote, as they are published. */
export interface RemoteFiles {
  readonly descriptor: SectionDescriptor;
  readonly texts: Readonly<Record<Locale, Texts>>;
}

let current: RemoteFiles | undefined;

/** Called once for each test file, before its tests. */
export function setRemoteUnderTest(files: RemoteFiles): void {
  current = files;
}

/**
 * The remote under test. Separate from the code that reads it, so that a remote's tests see no
 * types of Node.
 *
 * @throws Error when the tests were not configured with `defineRemoteTests`
 */
export function remoteUnderTest(): RemoteFiles {
  if (current === undefined) {
    throw new Error('Configure the tests with @pazar/testing/vitest-config.');
  }
  return current;
}
