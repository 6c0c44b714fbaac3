import { defineConfig } from 'vitest/config';

// A new embedded database and child processes take seconds, more on a machine that is busy.
export default defineConfig({
  test: { restoreMocks: true, testTimeout: 120_000, hookTimeout: 180_000 },
});
