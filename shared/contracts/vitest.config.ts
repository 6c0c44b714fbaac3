import { defineConfig } from 'vitest/config';

// Nothing here has state: all files of a worker share its modules.
export default defineConfig({ test: { isolate: false, restoreMocks: true } });
