import { describe, expect, it } from 'vitest';
import { checkSource } from './source-rules.ts';

const lines = (count: number) => 'const a = 1;\n'.repeat(count);

describe('Source rules', () => {
  it('fail a style sheet of more than 300 lines and note a file of more than 200', () => {
    expect(checkSource('host/src/long.css', lines(301)).problems).toHaveLength(1);
    expect(checkSource('host/src/long.css', lines(300)).problems).toHaveLength(0);
    expect(checkSource('host/src/long.ts', lines(201)).warnings).toHaveLength(1);
    expect(checkSource('host/src/long.ts', lines(200)).warnings).toHaveLength(0);
  });

  it.each(['host/src/long.test.ts', 'shared/ui/src/icons.data.ts', 'docs/long.md'])(
    'let %s be long',
    (file) => {
      expect(checkSource(file, lines(301))).toEqual({ problems: [], warnings: [] });
    },
  );

  it.each([
    ['registry=https://registry.', 'npmjs.org/'],
    ['resolution: https://packages.example.org/', 'artifactory/npm'],
    ['  tarball', ': https://example.org/a.tgz'],
    ['const folder = "/', 'home/maria/pazar"'],
    ['cd /', 'work/pazar'],
    ['const file = `/', 'root/.cache`'],
  ])('fail text that ties the repository to one place: %s…', (start, end) => {
    expect(checkSource('scripts/some.sh', start + end).problems).toHaveLength(1);
  });

  it.each([
    "path: '/produce'",
    'GET /v1/agent/login',
    'homework/notes',
    'https://example.org/home/page',
    // A page of the shell, not somebody's folder.
    '"/home/register"',
  ])('let ordinary text pass: %s', (text) => {
    expect(checkSource('docs/some.md', text).problems).toEqual([]);
  });

  const path = "'../../../host/public/assets/texts.json'";
  it.each([
    ['shared/testing/src/setup.ts', path],
    ['shared/ui/gallery/rsbuild.config.ts', "'../../../host'"],
    ['remotes/catalog/src/a.test.ts', "join(root, '..', 'host')"],
    ['tsconfig.browser.json', '"host/src/core/texts.d.ts"'],
  ])('fail a file that reads a file of the host: %s', (file, text) => {
    expect(checkSource(file, text).problems).toHaveLength(1);
  });

  it.each([
    ['shared/build/src/define-host.test.ts', "join('..', '..', 'host')"],
    ['e2e/system/builds.ts', path],
    ['shared/shell/src/api-error.test.ts', "'no route to host'"],
  ])('let %s name the host', (file, text) => {
    expect(checkSource(file, text).problems).toEqual([]);
  });

  it.each(["const path = '/v1/views';", "roles.includes('ROLE_MANAGEMENT')"])(
    'fail a component that knows the API, and let @pazar/section know it: %s',
    (text) => {
      expect(checkSource('shared/ui/src/one.tsx', text).problems).toHaveLength(1);
      expect(checkSource('shared/section/src/one.tsx', text).problems).toEqual([]);
    },
  );
});
