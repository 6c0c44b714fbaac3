import { defineConfig } from 'vitest/config';

// Every package's own configuration, run in one process: starting a runner costs more than a test.
export default defineConfig({
  test: {
    projects: ['{host,remotes/*,shared/*,services/*}/vitest.config.ts'],
  },
});
