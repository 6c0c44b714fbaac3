import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Packages whose CommonJS files the bundler would pick; each has the same code as ES modules. */
const runtimePackages = [
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/runtime-tools',
  '@module-federation/webpack-bundler-runtime',
] as const;

/** The same for a package of the federation plugin's own, with which the host shares its runtime. */
const injectPackage = '@module-federation/inject-external-runtime-core-plugin';

/**
 * Points the bundler at the ES modules of the federation runtime, so that unused code is removed
 * (docs/decisions/0011).
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
  return { ...aliases, [commonJs]: esModuleBeside(commonJs) };
}

function esModuleBeside(commonJs: string): string {
  const esModule = join(dirname(commonJs), 'index.js');
  if (!existsSync(esModule)) throw new Error(`There is no ES module at ${esModule}`);
  return esModule;
}
