import { defineConfig } from 'vitest/config';

// Embedded databases and child processes take seconds to start on a busy machine.
export default defineConfig({
  test: {
    // The files of a worker share one process: loading the registry takes longer than most files.
    isolate: false,
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    globalSetup: './src/testing/migrated-database.ts',
  },
});
