import { defineConfig } from 'vitest/config';

// A database takes seconds to start on a machine that is busy.
export default defineConfig({
  test: {
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: './src/testing/pglite-snapshot.ts',
  },
});
