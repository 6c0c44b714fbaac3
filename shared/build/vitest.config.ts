import { defineConfig } from 'vitest/config';

// A real build on a busy machine takes longer than the default of 5 s.
export default defineConfig({
  test: { restoreMocks: true, testTimeout: 60_000, hookTimeout: 60_000 },
});
