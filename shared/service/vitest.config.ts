import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Nothing here has a state: all files of a worker share its modules.
    isolate: false,
    restoreMocks: true,
    // Making an embedded database takes seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
