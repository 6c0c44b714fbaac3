import { join } from 'node:path';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';

/**
 * Loads the page again after a build that failed was repaired: the update from the failed build lacks the
 * modules of the shell, which the bundler removed with the code that named them.
 */
const reloadAfterRepair: RsbuildPlugin = {
  name: 'pazar:reload-after-repair',
  apply: 'serve',
  setup(api) {
    let reload = () => {};
    let hasFailed = false;
    api.onBeforeStartDevServer(({ server }) => {
      reload = () => server.sockWrite('static-changed');
    });
    api.onAfterDevCompile(({ stats }) => {
      if (hasFailed && !stats.hasErrors()) reload();
      hasFailed = stats.hasErrors();
    });
  },
};

/** The environment mode in which the shell sends the headers of production: `rsbuild dev --env-mode headers`. */
const withHeaders = 'headers';

/**
 * What a section's development build has besides the usual: texts and `section.json` reload as code does, an
 * error of rendering is shown over the page with its source, and styles need no file of their own, so that
 * the first of a section needs no new page.
 *
 * @param root folder of the section
 * @param envMode of Rsbuild
 */
export function developmentLoop(root: string, envMode: string | undefined) {
  return {
    plugins: [reloadAfterRepair],
    alias: { 'developed-section': root },
    /** Has the section's own module in it. */
    sectionModule: join(import.meta.dirname, 'section-in-development.mjs'),
    client: { overlay: { errors: true, runtime: true } },
    // The policy of production forbids styles in the page.
    output: { injectStyles: envMode !== withHeaders },
  } satisfies DevelopmentLoop;
}

interface DevelopmentLoop {
  plugins: RsbuildPlugin[];
  alias: Record<string, string>;
  sectionModule: string;
  client: NonNullable<RsbuildConfig['dev']>['client'];
  output: RsbuildConfig['output'];
}
