import { defineConfig } from 'vitest/config';

// A database takes seconds to start on a busy machine.
export default defineConfig({
  test: {
    // The files of a worker share one process: loading the service takes longer than most files.
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The copy of the service with a new kind of record: Node reads it faster than Vite does.
    server: { deps: { external: [/new-record-\w+\//] } },
    globalSetup: './src/testing/database-snapshots.ts',
  },
});
