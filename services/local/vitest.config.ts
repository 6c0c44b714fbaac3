import { defineConfig } from 'vitest/config';

// Whole tools run in these tests, for seconds, and for longer on a machine that is busy.
export default defineConfig({
  test: {
    name: 'local',
    include: ['src/**/*.test.ts'],
    // One process for all files of a worker: starting one takes longer than most files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
