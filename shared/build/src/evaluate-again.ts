import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** The bundler's cache of modules, as a bundled module sees it: `require.cache`. */
declare const require: { readonly cache: Record<string, { readonly error?: unknown }> };

/**
 * A plugin of the federation runtime in each remote. The bundler keeps a module that threw, so a page
 * whose shared modules did not arrive would fail for the life of the tab
 * (https://github.com/webpack/webpack/issues/19351). It runs again once they are requested again.
 */
const evaluateAgain = (): ModuleFederationRuntimePlugin => ({
  name: 'pazar:evaluate-again',
  beforeLoadShare(share) {
    for (const id in require.cache) {
      if (require.cache[id]?.error !== undefined) Reflect.deleteProperty(require.cache, id);
    }
    return share;
  },
});
export default evaluateAgain;
