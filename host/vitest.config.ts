import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // One page for all files of a worker: creating one takes longer than the tests of a file.
    isolate: false,
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Longer than a query waits, so that a failure names the missing element.
    testTimeout: 20_000,
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
