import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedModule } from './shared-modules.ts';

/**
 * Lets the host's build meet the modules that it loads only for a section: writes a file that
 * imports each of them on demand, and gives its path. The file is made, so that it names them all.
 *
 * @param root folder of the host
 */
export function writeRooms(root: string, modules: readonly SharedModule[]): string {
  const folder = join(root, 'node_modules', '.cache', 'pazar');
  const file = join(folder, 'rooms.js');
  const imports = modules
    .filter(({ room }) => room !== null)
    .map(({ path }) => `  () => import('${path}'),\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `export const rooms = [\n${imports.join('')}];\n`);
  return file;
}

const uiSource = /[\\/]shared[\\/]ui[\\/]src[\\/](?:(?<room>[^\\/]+)[\\/][^\\/]+[\\/])?/;

/**
 * One chunk a room, and one for each library that rooms share: a section that uses ten inputs asks
 * for one file.
 */
export const roomChunks = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    room: {
      chunks: 'async',
      enforce: true,
      test: uiSource,
      name: (module: { nameForCondition(): string | undefined }) =>
        `ui-${uiSource.exec(module.nameForCondition() ?? '')?.groups?.['room'] ?? 'base'}`,
    },
    icons: { chunks: 'async', enforce: true, test: /[\\/]lucide-react[\\/]/, name: 'ui-base' },
    aria: {
      chunks: 'async',
      enforce: true,
      test: /[\\/](?:react-aria|@react-aria|react-aria-components|react-stately|@react-stately|@internationalized)[\\/]/,
      name: 'ui-aria',
    },
    form: {
      chunks: 'async',
      enforce: true,
      test: /[\\/](?:react-hook-form|@hookform|@dnd-kit)[\\/]/,
      name: 'ui-form',
    },
  },
} as const;
