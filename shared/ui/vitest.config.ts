import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    restoreMocks: true,
    setupFiles: [
      './test/setup.ts',
      '@pazar/testing/setup-native-overlays',
      '@pazar/testing/setup-shell-texts',
    ],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
