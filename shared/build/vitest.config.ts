import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The files of a worker share one process: starting one takes longer than most files.
    isolate: false,
    restoreMocks: true,
    // A real build on a busy machine takes longer than the default of 5 s.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
