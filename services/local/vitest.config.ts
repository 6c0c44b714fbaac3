import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'local', include: ['src/**/*.test.ts'] } });
