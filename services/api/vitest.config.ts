import { defineConfig } from 'vitest/config';

// A new embedded database takes seconds on a machine that is busy.
export default defineConfig({
  test: { restoreMocks: true, testTimeout: 60_000, hookTimeout: 60_000 },
});
