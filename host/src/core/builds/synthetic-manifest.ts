import type { Build } from './build.ts';

/**
 * The federation manifest of a remote, made from the signed document. The runtime never asks the
 * network for one: that saves a request on every first visit, and a manifest is executable input
 * (its `getPublicPath` would be evaluated), so only what was signed may stand in it.
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
