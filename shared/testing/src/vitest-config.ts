import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { remoteRootVariable } from './remote-root.ts';

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
      env: { [remoteRootVariable]: root },
      setupFiles: ['setup.ts', 'setup-native-overlays.ts', 'setup-shell-texts.ts'].map((file) =>
        join(import.meta.dirname, file),
      ),
      restoreMocks: true,
      css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    },
  });
}
