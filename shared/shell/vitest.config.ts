import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // One page for all files of a worker: creating one takes longer than the tests of a file.
    isolate: false,
    restoreMocks: true,
    // By its path: @pazar/testing depends on this package.
    setupFiles: ['../testing/src/setup-page.ts'],
  },
});
