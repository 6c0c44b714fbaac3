import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { containerNameOf } from '@pazar/contracts/releases/section-descriptor';
import type { BuildFile } from '../domain/build-file.ts';
import { buildVersion } from '../domain/content-digest.ts';
import { integrityOf } from '@pazar/service/integrity';
import type { PublishRequest } from '../domain/registry-api.ts';

/** Paths of the fixture's exposed script and style, with the hash that bundlers write. */
export const exposedScript = 'static/js/async/__federation_expose_section.3b2c5d1e.js';
export const exposedStyle = 'static/css/async/__federation_expose_section.30ed97aa.css';

/** `section.json` of a fixture. */
export function sectionOf(name: string) {
  const route = {
    path: name,
    roles: ['ROLE_AGENT'],
    icon: 'section',
    labelKey: `sidebar.${name}`,
    label: { en: 'Products', mk: 'Производи' },
    order: 10,
  };
  return { name, contract: 1, namespace: name, routes: [route] };
}

/** `mf-manifest.json` of a fixture, in the shape that the federation plugin 2.9.2 writes. */
export function manifestOf(name: string) {
  const container = containerNameOf(name);
  const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: '0.1.0', buildName: `@pazar/remote-${name}` },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: container,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
    },
    shared: [
      {
        id: `${container}:react`,
        name: 'react',
        version: '19.3.1',
        singleton: true,
        requiredVersion: '^19.3.1',
        assets: none,
      },
    ],
    remotes: [],
    exposes: [
      {
        id: `${container}:section`,
        name: 'section',
        path: './section',
        assets: {
          js: { sync: [exposedScript], async: [] },
          css: { sync: [exposedStyle], async: [] },
        },
      },
    ],
  };
}

/** The files of a built remote; `changes` replaces texts by path, or drops them with null. */
export function buildFiles(name: string, changes: Record<string, string | null> = {}): BuildFile[] {
  const texts: Record<string, string | null> = {
    'remoteEntry.js': `var ${containerNameOf(name)} = { get() {}, init() {} };`,
    'mf-manifest.json': JSON.stringify(manifestOf(name)),
    'section.json': JSON.stringify(sectionOf(name)),
    'assets/localization/en.json': '{"title":"Products"}',
    'assets/localization/mk.json': '{"title":"Производи"}',
    [exposedScript]: 'globalThis.section = 1;',
    [exposedStyle]: '.list{display:grid}',
    ...changes,
  };
  return Object.entries(texts).flatMap(([path, text]) => (text === null ? [] : twins(path, text)));
}

function twins(path: string, text: string): BuildFile[] {
  const bytes = Buffer.from(text);
  const plain = { path, bytes };
  if (/\.(?:br|gz)$/.test(path)) return [plain];
  return [
    plain,
    { path: `${path}.br`, bytes: brotliCompressSync(bytes) },
    { path: `${path}.gz`, bytes: gzipSync(bytes) },
  ];
}

/** The request that publishes these files for everybody. */
export function publishRequest(
  files: readonly BuildFile[],
  version = buildVersion('0.1.0', files),
): PublishRequest {
  return {
    version,
    release: 'live',
    files: files.map(({ path, bytes }) => ({
      path,
      integrity: integrityOf(bytes),
      content: Buffer.from(bytes).toString('base64'),
    })),
  };
}

/** Writes a remote's folder as a team has it after its build. */
export async function writeRemoteFolder(
  folder: string,
  files: readonly BuildFile[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // The files are there already: a build script only has to succeed.
  const manifest = { version: '0.1.0', scripts: { build: 'node --version' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const { path, bytes } of files) {
    const target = join(folder, 'dist', path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}
