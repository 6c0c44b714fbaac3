import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providedAs, type SharedModule } from './shared-modules.ts';

/** Both are made, so that they name what stands in the package's exports. */
const madeFiles = ['node_modules', '.cache', 'pazar'];

const roomsOf = (modules: readonly SharedModule[]) =>
  modules.filter(({ members }) => members.length > 0);
const nameOf = (room: SharedModule) => room.path.split('/').at(-1) ?? '';

/**
 * Makes one module of each room for the host's build, which loads it on demand.
 *
 * @param root folder of the host
 * @returns the file that lets the build meet the rooms, and what to provide
 */
export function writeRooms(root: string, modules: readonly SharedModule[]) {
  const folder = join(root, ...madeFiles);
  mkdirSync(folder, { recursive: true });
  const rooms = roomsOf(modules).map((room) => {
    const file = join(folder, `room-${nameOf(room)}.js`);
    writeFileSync(file, room.members.map((path) => `export * from '${path}';\n`).join(''));
    return { ...room, file };
  });
  const entry = join(folder, 'rooms.js');
  const imports = rooms.map(({ file }) => `  () => import('${file}'),\n`);
  writeFileSync(entry, `export const rooms = [\n${imports.join('')}];\n`);
  const provides = new Map(
    rooms.map(({ path, version, file }) => [file, providedAs(path, { version, eager: false })]),
  );
  return { entry, provides: Object.fromEntries(provides) };
}

/**
 * Leads a remote's imports of a room's members to the room, which it asks the host for: ten inputs
 * are one shared module.
 *
 * @param root folder of the remote
 */
export function roomAliases(
  root: string,
  modules: readonly SharedModule[],
): Record<string, string> {
  const folder = join(root, ...madeFiles);
  mkdirSync(folder, { recursive: true });
  const aliases = roomsOf(modules).flatMap((room) => {
    const file = join(folder, `room-${nameOf(room)}.js`);
    writeFileSync(file, `export * from '${room.path}';\n`);
    return room.members.map((path) => [`${path}$`, file] as const);
  });
  return Object.fromEntries(aliases);
}

/**
 * One chunk a room, and one for each library that rooms share: a section that uses ten inputs asks
 * for one file.
 */
export function roomChunks(modules: readonly SharedModule[]) {
  const rooms = roomsOf(modules).map(nameOf).join('|');
  const source = new RegExp(`[\\\\/]shared[\\\\/]ui[\\\\/]src[\\\\/](?:(?<room>${rooms})[\\\\/])?`);
  const chunk = { chunks: 'async', enforce: true } as const;
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      room: {
        ...chunk,
        test: source,
        name: (module: { nameForCondition(): string | undefined }) =>
          `ui-${source.exec(module.nameForCondition() ?? '')?.groups?.['room'] ?? 'base'}`,
      },
      icons: { ...chunk, test: /[\\/]lucide-react[\\/]/, name: 'ui-base' },
      aria: {
        ...chunk,
        test: /[\\/](?:@?react-aria|react-aria-components|@?react-stately|@internationalized)[\\/]/,
        name: 'ui-aria',
      },
      form: {
        ...chunk,
        test: /[\\/](?:react-hook-form|@hookform|@dnd-kit)[\\/]/,
        name: 'ui-form',
      },
    },
  } as const;
}
