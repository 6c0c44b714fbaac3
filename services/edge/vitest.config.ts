import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The files of a worker share one process: loading the service takes longer than most files.
    isolate: false,
    restoreMocks: true,
    // Child processes take longer than a unit test.
    testTimeout: 30_000,
  },
});
