import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // One page for all files of a worker: creating one takes longer than the tests of a file.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Roles and names of a whole list are much to compute on a busy machine.
    testTimeout: 30_000,
    setupFiles: ['@pazar/testing/setup-page', '@pazar/testing/setup-native-overlays'],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
