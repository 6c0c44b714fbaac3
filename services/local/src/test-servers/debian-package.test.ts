import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../command/paths.ts';
import { serverPackages } from './debian-package.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const workflow = read('.github/workflows/ci.yml').replaceAll(/\s+/g, ' ');

describe('The workflow of the integration server', () => {
  it('installs every server that the tests use', () => {
    const [, listed = ''] =
      /apt-get install(?: -\S+)+ ((?:[a-z][\w.+-]* )+)- name:/.exec(workflow) ?? [];
    expect(listed.trim().split(' ')).toEqual([...serverPackages]);
  });

  it('installs the Chromium of the Playwright that runs the tests', () => {
    const [, version] = /'@playwright\/test': (\S+)/.exec(read('pnpm-workspace.yaml')) ?? [];
    expect(version).toBeDefined();
    expect(workflow).toContain(`playwright@${version} install --with-deps --only-shell chromium`);
  });
});
