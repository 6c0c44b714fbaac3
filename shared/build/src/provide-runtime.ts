// The host's part of `runtime-of-host.cjs`. Every remote gets a runtime of its own: the share scopes
// in it and the instance belong to one build.
import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
// The host exposes nothing, so its own runtime is built without this part.
import { initContainerEntry } from 'federation-container-entry';

const makeRuntime = () => ({
  ...federation,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  // `init` would make the last remote the instance that the host finds.
  runtime: { init: createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry, S: {} },
});

Reflect.set(globalThis, 'pazarFederation', makeRuntime);
