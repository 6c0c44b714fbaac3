import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Replaces a remote's own React Refresh by the host's, for development builds. A second runtime
 * would start after React and miss the mounted components.
 */
export function refreshAliases(): Record<string, string> {
  const fromReact = createRequire(require.resolve('@rsbuild/plugin-react'));
  const fromRefresh = createRequire(fromReact.resolve('@rspack/plugin-react-refresh'));
  const runtime = fromRefresh.resolve('react-refresh/runtime');
  const hosts = join(import.meta.dirname, 'refresh', 'host-runtime.cjs');
  return { [runtime]: hosts, [runtime.replace(/\.js$/, '')]: hosts };
}
