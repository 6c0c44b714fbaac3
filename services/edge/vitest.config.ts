import { defineConfig } from 'vitest/config';

// Child processes take longer than a unit test.
export default defineConfig({ test: { restoreMocks: true, testTimeout: 30_000 } });
