import { describe, expect, it } from 'vitest';
import { manifestSchema, publishedExports, publishedManifest } from './manifest.ts';

const source = manifestSchema.parse({
  name: '@pazar/ui',
  version: '1.2.3',
  private: true,
  license: 'UNLICENSED',
  scripts: { test: 'vitest run' },
  exports: { './button': './src/button/button.tsx', './styles.css': './src/styles/styles.css' },
  dependencies: { react: '19.3.1', lucide: '1.65.0' },
  devDependencies: { vitest: '5.1.1' },
});

describe('A published manifest', () => {
  it('can be installed: its files, its Node, and React from the section that uses it', () => {
    const { dependencies } = source;
    const parts = { name: '@pazar/ui', dependencies, files: ['LICENSE', 'dist'] };
    expect(publishedManifest(source, parts)).toEqual({
      name: '@pazar/ui',
      version: '1.2.3',
      license: 'UNLICENSED',
      engines: { node: '>=22.18' },
      files: ['LICENSE', 'dist'],
      dependencies: { lucide: '1.65.0' },
      peerDependencies: { react: '^19.3.1' },
    });
  });

  it('exports JavaScript with its types, and styles as they are', () => {
    expect(publishedExports(source)).toEqual({
      './button': {
        types: './dist/src/button/button.d.ts',
        default: './dist/src/button/button.js',
      },
      './styles.css': './dist/src/styles/styles.css',
    });
  });
});
