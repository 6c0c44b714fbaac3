import { defineConfig } from 'vitest/config';

// Database start-up and child processes take longer than a unit test.
export default defineConfig({ test: { restoreMocks: true, testTimeout: 30_000 } });
