import { defineHost } from '@pazar/build/define-host';
import { breakpoints } from '@pazar/ui/breakpoints';
import { defineConfig, mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';

const ofLibrary = '(max-width: 480px)';

/** The style sheet of toasts changes at a width that is no breakpoint of Pazar; it gets the next one. */
const ownBreakpoints: RsbuildPlugin = {
  name: 'pazar:own-breakpoints',
  setup(api) {
    api.transform({ test: /[\\/]ReactToastify\.css$/ }, ({ code }) => {
      if (!code.includes(ofLibrary)) throw new Error(`ReactToastify.css has no ${ofLibrary}`);
      return code.replaceAll(ofLibrary, `(width < ${breakpoints.small}px)`);
    });
  },
};

const host = defineHost(import.meta.dirname);

export default defineConfig((context) =>
  mergeRsbuildConfig(host(context), { plugins: [ownBreakpoints] }),
);
