import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // One page for all files of a worker: making one takes longer than the tests of a file.
    isolate: false,
    restoreMocks: true,
    setupFiles: ['@pazar/testing/setup-shell-texts'],
  },
});
