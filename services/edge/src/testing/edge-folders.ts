import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { discoverySchemaUrl } from '@pazar/contracts/releases/discovery';
import { noticesFile } from '@pazar/contracts/releases/notices-file';
import { createTestKey } from '@pazar/service/testing/sign-document';

/** The HTML of the built shell's page: a script, an inline style, and what is painted first. */
export const pageHtml =
  '<!doctype html><head><title>Pazar</title><style>body{margin:0}</style>' +
  '<script defer src="/static/js/index.1a2b3c.js" integrity="sha384-x"></script></head>' +
  '<body><div id="root"></div></body>';

/** The contents of the fixture's files. */
export const shellScript = 'globalThis.started = true;'.repeat(40);
export const remoteEntry = 'var pazar_catalog = {};'.repeat(40);
/** The key of the fixture's registry. */
export const registryKey = createTestKey('k1');
export const trustedKeys = JSON.stringify([registryKey.trusted]);
export const emptyDocument = JSON.stringify({ schema: discoverySchemaUrl, microFrontends: {} });

/** Folders as the builds and the registry leave them, and the environment that points at them. */
export type EdgeFolders = Awaited<ReturnType<typeof createEdgeFolders>>;

/** Creates a built shell, a published build and the registry's documents in a temporary folder. */
export async function createEdgeFolders() {
  const root = await mkdtemp(join(tmpdir(), 'pazar-edge-'));
  const home = join(root, 'home');
  const shellRoot = join(root, 'shell');
  const assets = join(home, 'assets');
  const build = join(assets, 'catalog', '0.1.0-abc');
  await writeText(join(root, 'outside.txt'), 'not for browsers');
  await writeText(join(shellRoot, 'index.html'), pageHtml);
  await writeText(join(shellRoot, 'favicon.svg'), '<svg/>');
  await writeText(join(shellRoot, '.env'), 'SECRET=1');
  await writeCompressed(join(shellRoot, 'static', 'js', 'index.1a2b3c.js'), shellScript);
  await writeCompressed(join(build, 'remoteEntry.js'), remoteEntry);
  for (const folder of [shellRoot, build])
    await writeText(join(folder, noticesFile), 'Licence: MIT');
  await writeText(join(build, 'mf-manifest.json'), '{"name":"pazar_catalog"}');
  await writeText(join(build, 'static', 'css', 'section.9f.css'), '.a{}');
  await writeText(join(assets, '.incoming', 'half'), 'half a file');
  const writeDocument = (name: string, text: string) =>
    writeText(join(home, 'documents', name), text);
  await writeDocument('discovery.json', emptyDocument);
  await writeDocument('discovery.statement.json', registryKey.sign(emptyDocument));
  await writeDocument('trusted-keys.json', trustedKeys);
  await writeDocument('.draft.tmp', 'half a document');
  return {
    environment: {
      home,
      host: '127.0.0.1',
      shellRoot,
      shellPort: 3000,
      metricsPort: undefined,
      assetPort: 3100,
      assetOrigin: 'http://127.0.0.1:3100',
      apiOrigin: 'http://127.0.0.1:9',
      releasesOrigin: 'http://127.0.0.1:9',
      documentsOrigin: undefined,
      fallbackOrigin: undefined,
      telemetrySample: 1,
      overrides: { origins: [], anybody: false },
      mapsKey: null,
      mapsId: undefined,
      dataStore: null,
      contact: undefined,
      isDemo: false,
      isHttps: false,
      hosts: [],
      trustedProxies: [],
      developmentRemotes: undefined,
    },
    assets,
    writeDocument,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function writeCompressed(path: string, text: string): Promise<void> {
  await writeText(path, text);
  await writeFile(`${path}.br`, brotliCompressSync(text));
  await writeFile(`${path}.gz`, gzipSync(text));
}
