import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Puts the host's React Refresh in the place of a remote's own, for development builds. A second
 * runtime would come after React started and never hear of what is mounted.
 */
export function refreshAliases(): Record<string, string> {
  const fromReact = createRequire(require.resolve('@rsbuild/plugin-react'));
  const fromRefresh = createRequire(fromReact.resolve('@rspack/plugin-react-refresh'));
  const runtime = fromRefresh.resolve('react-refresh/runtime');
  const hosts = join(import.meta.dirname, 'refresh', 'host-runtime.cjs');
  return { [runtime]: hosts, [runtime.replace(/\.js$/, '')]: hosts };
}
