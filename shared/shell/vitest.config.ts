import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One page for all files of a worker: creating one takes longer than the tests of a file.
  test: { environment: 'jsdom', isolate: false, restoreMocks: true },
});
