import { howToShare, ownCopiesIn } from '@pazar/contracts/releases/shared-packages';
import type { RsbuildPlugin } from '@rsbuild/core';
import { modulesOf } from './notices/modules-of.ts';

/** Fails the build of a remote that would bring a second copy of a package that the host shares. */
export const refuseOwnCopies: RsbuildPlugin = {
  name: 'pazar:refuse-own-copies',
  apply: 'build',
  setup(api) {
    api.processAssets({ stage: 'additions' }, ({ compilation }) => {
      const copies = ownCopiesIn(modulesOf(compilation));
      if (copies.length === 0) return;
      throw new Error(`The build has a copy of ${copies.join(', ')}; ${howToShare}`);
    });
  },
};
