import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What both sides share: the packages that keep an instance or a React context. Their versions are
 * read from the installed packages, because the plugin would take the text `catalog:` for one.
 */
export const sharedPackages = {
  ...Object.fromEntries(
    [
      'react',
      'react-dom',
      'react-router-dom',
      '@tanstack/react-query',
      'i18next',
      'react-i18next',
      'zustand',
    ].map((name) => [name, singleton(name)]),
  ),
  // The React contexts of the shell, by their files: its modules import them by relative paths.
  ...Object.fromEntries(
    ['context.ts', 'page-title.ts'].map((name) => [
      join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'shell', 'src', name),
      { ...singleton('@pazar/shell'), shareKey: `@pazar/shell/${name}` },
    ]),
  ),
};

function singleton(name: string) {
  const file = join(import.meta.dirname, '..', 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return { singleton: true, version, requiredVersion: `^${version}` };
}
