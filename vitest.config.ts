import { defineConfig } from 'vitest/config';

// Every package's own configuration, run in one process: starting a runner costs more than a test.
export default defineConfig({
  test: {
    projects: ['{host,remotes/*,shared/*,services/*}/vitest.config.ts'],
    // One worker fewer than processors is the default, which is half of a small machine.
    maxWorkers: '100%',
  },
});
