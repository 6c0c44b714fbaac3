import type { Build } from './build.ts';

/**
 * Builds a remote's federation manifest from the signed document. The runtime never requests one:
 * that saves a request on every first visit. A manifest is also executable input (its
 * `getPublicPath` would be evaluated), so it may contain signed data only.
 */
export function syntheticManifest({ version, container, registered, base, files }: Build) {
  const none = { sync: [], async: [] };
  return {
    id: registered,
    name: registered,
    metaData: {
      name: registered,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: container },
      remoteEntry: { name: files.entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: container,
      pluginVersion: files.pluginVersion,
      publicPath: base,
    },
    shared: [],
    remotes: [],
    exposes: [
      {
        id: `${registered}:section`,
        name: 'section',
        path: './section',
        assets: {
          js: { ...none, sync: files.expose.js },
          css: { ...none, sync: files.expose.css },
        },
      },
    ],
  };
}
