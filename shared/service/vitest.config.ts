import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Nothing here has a state: all files of a worker share its modules.
    isolate: false,
    restoreMocks: true,
  },
});
