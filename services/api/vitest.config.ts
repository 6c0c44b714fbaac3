import { defineConfig } from 'vitest/config';

// A database takes seconds to start on a busy machine.
export default defineConfig({
  test: {
    // The files of a worker share one process: loading the service takes longer than most files.
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: './src/testing/database-snapshots.ts',
  },
});
