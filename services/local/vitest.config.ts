import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'local',
    include: ['src/**/*.test.ts'],
    // The files of a worker share one process: starting one takes longer than most files.
    isolate: false,
    // Whole tools run in these tests, for seconds, and for longer on a machine that is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
