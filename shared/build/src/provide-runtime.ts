// The host's part of `runtime-of-host.cjs`. Every remote gets a separate runtime: the share scopes
// in it and the instance belong to one build.
import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
// The host exposes nothing, so its own runtime is built without this part.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { consumes } = { consumes: undefined, ...federation.bundlerRuntime };

const makeRuntime = () => ({
  ...federation,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  // `init` would make the last remote the instance that the host finds.
  runtime: { init: createInstance },
  bundlerRuntime: {
    ...federation.bundlerRuntime,
    initContainerEntry,
    consumes: consumeAgain,
    S: {},
  },
});

/** The bundler's cache entry of an evaluated module. */
interface RunModule {
  error?: unknown;
}
interface ConsumesOptions {
  webpackRequire: { c: Record<string, RunModule> };
}

/**
 * The bundler caches the error of a module that threw, so a section whose shared modules did not
 * arrive would keep failing for the life of the tab. They are requested again with each load of a
 * chunk.
 */
function consumeAgain(options: ConsumesOptions): void {
  const modules = options.webpackRequire.c;
  for (const [id, { error }] of Object.entries(modules)) {
    if (error !== undefined) Reflect.deleteProperty(modules, id);
  }
  if (consumes !== undefined) Reflect.apply(consumes, undefined, [options]);
}

Reflect.set(globalThis, 'pazarFederation', makeRuntime);
