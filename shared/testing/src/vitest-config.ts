import { extname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { remoteRootVariable } from './remote-root.ts';

/** `.ts` here, `.js` where this package is installed. */
const ownExtension = extname(import.meta.filename);

/**
 * The whole test configuration of a remote: `export default defineRemoteTests(import.meta.dirname)`.
 * Tests run in jsdom, with jest-dom's matchers; a console error or warning fails the test.
 *
 * @param root folder of the remote, with its `section.json` and `assets/localization`
 */
export function defineRemoteTests(root: string) {
  return defineConfig({
    test: {
      environment: 'jsdom',
      // One page for all files of a worker: creating one is slower than the tests of a file.
      isolate: false,
      env: { [remoteRootVariable]: root },
      setupFiles: ['setup', 'setup-page', 'setup-native-overlays'].map(
        (name) => join(import.meta.dirname, name) + ownExtension,
      ),
      // Installed from a registry they still import styles, which Node does not know.
      server: { deps: { inline: [/@pazar\//] } },
      restoreMocks: true,
      unstubGlobals: true,
      // Longer than a query waits, so that a failure names the missing element.
      testTimeout: 20_000,
      css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    },
  });
}
