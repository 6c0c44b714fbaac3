import { defineConfig } from 'vitest/config';

// Whole tools run in these tests, for seconds, and for longer on a machine that is busy.
export default defineConfig({
  test: { name: 'local', include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
