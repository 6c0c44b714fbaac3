import {
  type DiscoveryDocument,
  type DiscoveryEntry,
  discoverySchemaUrl,
} from '@pazar/contracts/releases/discovery';
import type { SectionDescriptor, SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import { type Build, chosenBuilds } from '../src/core/builds/build.ts';

export const assetOrigin = 'https://assets.example';

/** The integrity of no file: 48 times the same byte. */
export const anIntegrity = `sha384-${'A'.repeat(64)}`;

/** A route for every signed-in agent. */
export function aRoute(over: Partial<SectionRoute> = {}): SectionRoute {
  return {
    path: 'product',
    audience: 'signed-in',
    roles: [],
    icon: 'product',
    labelKey: 'sidebar.product',
    label: { en: 'Products', mk: 'Производи' },
    order: 20,
    ...over,
  };
}

/** The default version of a remote, on the asset origin. */
export function anEntry(name: string, routes: SectionRoute[] = [aRoute()]): DiscoveryEntry {
  return {
    url: `${assetOrigin}/${name}/0.1.0-abc/mf-manifest.json`,
    metadata: { integrity: anIntegrity, version: '0.1.0-abc' },
    deployment: { traffic: 100, default: true },
    extras: {
      pazar: {
        section: { name, contract: 1, namespace: name, routes },
        build: {
          pluginVersion: '2.9.2',
          entry: 'remoteEntry.js',
          expose: { js: ['static/js/section.js'], css: ['static/css/section.css'] },
          localization: { en: 'assets/localization/en.json', mk: 'assets/localization/mk.json' },
          shared: { react: '^19.3.1' },
          integrity: {
            'remoteEntry.js': anIntegrity,
            'static/js/section.js': anIntegrity,
            'static/css/section.css': anIntegrity,
          },
        },
      },
    },
  };
}

/** An entry whose files have a hash of their content in their names. */
export function aHashedEntry(name: string): DiscoveryEntry {
  const entry = anEntry(name);
  const { build } = entry.extras.pazar;
  const { en, mk } = build.localization;
  const [script, style] = ['static/js/section.3fa9c1d2e4.js', 'static/css/section.3fa9c1d2e4.css'];
  build.expose = { js: [script], css: [style] };
  const files = [build.entry, en, mk, script, style];
  build.integrity = Object.fromEntries(files.map((file) => [file, anIntegrity]));
  return entry;
}

export function aDocument(...entries: DiscoveryEntry[]): DiscoveryDocument {
  return {
    schema: discoverySchemaUrl,
    microFrontends: Object.fromEntries(
      entries.map((entry) => [entry.extras.pazar.section.name, [entry]]),
    ),
  };
}

/** A remote as the shell knows it; `over` adds to its descriptor. */
export function aBuild(
  name = 'catalog',
  routes?: SectionRoute[],
  over: Partial<SectionDescriptor> = {},
): Build {
  const [build] = chosenBuilds(aDocument(anEntry(name, routes)), [assetOrigin]);
  if (build === undefined) throw new Error(`${name} is not a remote's name`);
  return { ...build, section: { ...build.section, ...over } };
}
