import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Nothing here has state: all files of a worker share its modules.
    isolate: false,
    restoreMocks: true,
    // A property of thousands of texts takes long on a busy machine.
    testTimeout: 30_000,
  },
});
