import type { RemoteRecord } from './remote-record.ts';

/**
 * The federation manifest of a remote, made from the signed document. The runtime never asks the
 * network for one: that saves a request on every first visit, and a manifest is executable input
 * (its `getPublicPath` would be evaluated), so only what was signed may stand in it.
 */
export function syntheticManifest({ container, registered, base, entry }: RemoteRecord) {
  const { build } = entry.extras.pazar;
  const none = { sync: [], async: [] };
  return {
    id: registered,
    name: registered,
    metaData: {
      name: registered,
      type: 'app',
      buildInfo: { buildVersion: entry.metadata.version, buildName: container },
      remoteEntry: { name: build.entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: container,
      pluginVersion: build.pluginVersion,
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
          js: { ...none, sync: build.expose.js },
          css: { ...none, sync: build.expose.css },
        },
      },
    ],
  };
}
