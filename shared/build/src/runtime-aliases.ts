import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const bundlerRuntime = '@module-federation/webpack-bundler-runtime';

/** Packages whose CommonJS files the bundler would pick; each has the same code as ES modules. */
const runtimePackages = [
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/runtime-tools',
  bundlerRuntime,
] as const;

/** The same for a package of the federation plugin's own, with which the host shares its runtime. */
const injectPackage = '@module-federation/inject-external-runtime-core-plugin';

/**
 * Points the bundler at the ES modules of the federation runtime, so that unused code is removed: a
 * remote's entry is 7 KB gzip with it and 14 KB without (docs/decisions/0011).
 */
export function runtimeAliases(): Record<string, string> {
  const aliases: Record<string, string> = {};
  for (const name of runtimePackages) {
    const commonJs = require.resolve(name);
    const esModule = esModuleBeside(commonJs);
    aliases[commonJs] = esModule;
    aliases[`${name}$`] = esModule;
  }
  const ofPlugin = createRequire(require.resolve('@module-federation/enhanced'));
  const commonJs = ofPlugin.resolve(injectPackage);
  return { ...aliases, ...withoutErrorTexts(), [commonJs]: esModuleBeside(commonJs) };
}

/**
 * Leaves the runtime's error texts out (0.5 KB gzip of the host's first script). Its codes stay, and
 * the shell has its own words for each failure.
 */
function withoutErrorTexts(): Record<string, string> {
  const runtime = createRequire(require.resolve('@module-federation/runtime'));
  const texts = join(dirname(runtime.resolve('@module-federation/error-codes')), 'desc.mjs');
  if (!existsSync(texts)) throw new Error(`The federation runtime keeps no texts at ${texts}`);
  return { [texts]: join(import.meta.dirname, 'runtime-error-texts.js') };
}

/**
 * For the host alone: React Router's production files, which its `exports` do not name. Its
 * development files carry warnings and 0.5 KB more.
 *
 * @param root folder of the host
 */
export function routerAliases(root: string): Record<string, string> {
  const ofDom = createRequire(join(root, 'package.json')).resolve('react-router-dom');
  const development = dirname(createRequire(ofDom).resolve('react-router'));
  const production = join(dirname(development), 'production');
  const aliases = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' };
  return Object.fromEntries(
    Object.entries(aliases).map(([name, file]) => {
      const path = join(production, file);
      if (!existsSync(path)) throw new Error(`React Router has no production file at ${path}`);
      return [name, path];
    }),
  );
}

function esModuleBeside(commonJs: string): string {
  const esModule = join(dirname(commonJs), 'index.js');
  if (!existsSync(esModule)) throw new Error(`There is no ES module at ${esModule}`);
  return esModule;
}

/** For remotes only: the runtime that the host passes to each of them. */
export function remoteRuntimeAliases(): Record<string, string> {
  const ofHost = join(import.meta.dirname, 'runtime-of-host.cjs');
  const replaced = [require.resolve(bundlerRuntime), `${bundlerRuntime}$`];
  return { ...runtimeAliases(), ...Object.fromEntries(replaced.map((name) => [name, ofHost])) };
}
