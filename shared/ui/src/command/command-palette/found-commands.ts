import { matchesSearch, searchRank } from '@pazar/format/search-fold';
import type { PaletteCommand } from './command-palette.tsx';

/** What a search finds, in either script, the best match first; without one everything as it is. */
export function foundCommands(
  commands: readonly PaletteCommand[],
  search: string,
): readonly PaletteCommand[] {
  if (search.trim() === '') return commands;
  return commands
    .filter(({ label }) => matchesSearch(label, search))
    .toSorted((one, other) => searchRank(one.label, search) - searchRank(other.label, search));
}
