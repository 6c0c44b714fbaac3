import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // One page for all files of a worker: making one takes longer than the tests of a file.
    isolate: false,
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // More than a query waits, so that a failure says what was looked for.
    testTimeout: 20_000,
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
