import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { howToShare, ownCopiesIn } from '@pazar/contracts/releases/shared-packages';
import type { RsbuildPlugin } from '@rsbuild/core';
import * as z from 'zod';
import { modulesOf } from './notices/modules-of.ts';
import { readSharedModules } from './shared-modules.ts';

/**
 * Fails the build of a remote that would bring a second copy of a package that the host shares, or of an
 * export that the host provides: one that a source of `@pazar/section` imports by its file and not by its name.
 *
 * @param root folder of the remote
 */
export function refuseOwnCopies(root: string): RsbuildPlugin {
  const provided = filesOfMembers(root);
  return {
    name: 'pazar:refuse-own-copies',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'additions' }, ({ compilation }) => {
        const files = modulesOf(compilation);
        const members = files.flatMap((file) => provided.get(file) ?? []);
        const copies = [...ownCopiesIn(files), ...new Set(members)];
        if (copies.length === 0) return;
        throw new Error(`The build has a copy of ${copies.join(', ')}; ${howToShare}`);
      });
    },
  };
}

const exportsSchema = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.object({ default: z.string() })])),
});

/** The exports of our packages that the host provides, and those that only provided modules import, by their file. */
function filesOfMembers(root: string): ReadonlyMap<string, string> {
  const modules = readSharedModules(root);
  const members = modules.flatMap((module) => module.members);
  const files = [...Map.groupBy(members, packageOf)].flatMap(([name, paths]) => {
    const folder = join(root, 'node_modules', name);
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { exports } = exportsSchema.parse(manifest);
    const isWhole = modules.some(({ path }) => path === name);
    return Object.entries(exports).flatMap(([entry, target]): [string, string][] => {
      const path = name + entry.slice('.'.length);
      const file = join(folder, typeof target === 'object' ? target.default : target);
      const isProvided = isWhole || paths.includes(path);
      return isProvided && existsSync(file) ? [[realpathSync(file), path]] : [];
    });
  });
  return new Map(files);
}

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');
