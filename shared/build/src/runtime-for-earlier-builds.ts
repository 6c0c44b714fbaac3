// Remotes that were built before 2026-11-28 have no bundler runtime: their entries take one from this
// global of the host. It goes on 2027-03-01, with the last of these builds (docs/decisions/0011).
import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
// The host exposes nothing, so its own runtime is built without this part.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

Reflect.set(globalThis, 'pazarFederation', () => ({
  ...federation,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  // `init` would make the last remote the instance that the host finds.
  runtime: { init: createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry, S: {} },
}));
