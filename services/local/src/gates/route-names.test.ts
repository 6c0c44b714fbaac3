import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sourceFiles } from '../build/source-files.ts';
import { repositoryRoot } from '../command/paths.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** The segments of the shared list, as it is written. */
const segments = [
  ...read('shared/contracts/src/api/route-names.ts').matchAll(/^ {2}[A-Z]\w+: '([a-z]+)'/gm),
].map(([, segment]) => segment);

/** A link to an absolute path, by a component or by a call, and its first segment. */
const link = /(?:\bto=\{?|\bto: |\bnavigate\(|\bgoTo\()["'`]\/([a-z-]+)/g;
const mayLink = /^(?:remotes\/\w+|host|shared\/(?:ui|section))\/src\/(?!.*\.test\.).*\.tsx?$/;
const descriptor = /^remotes\/\w+\/section\.json$/;
const descriptorSchema = z.object({
  routes: z.array(z.object({ path: z.string(), labelKey: z.string() })),
});

describe('The shared list of route names', () => {
  let files: string[];
  beforeAll(async () => {
    files = await sourceFiles(repositoryRoot);
  });

  const routes = () =>
    files
      .filter((file) => descriptor.test(file))
      .flatMap((file) => descriptorSchema.parse(JSON.parse(read(file))).routes);

  it('has the path of each section', () => {
    const paths = routes().map(({ path: segment }) => segment);
    expect(paths.length).toBeGreaterThan(6);
    expect(paths.filter((one) => !segments.includes(one))).toEqual([]);
  });

  it('has the name in the key of each label of the sidebar', () => {
    const keys = routes().map(({ labelKey }) => labelKey);
    expect(keys).toEqual(routes().map(({ path: segment }) => `sidebar.${segment}`));
  });

  it('has the address of each link in the sections, the host and the design system', () => {
    const links = files
      .filter((file) => mayLink.test(file))
      .flatMap((file) => [...read(file).matchAll(link)].map(([, first]) => ({ file, first })));
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ first }) => !segments.includes(first))).toEqual([]);
  });
});
