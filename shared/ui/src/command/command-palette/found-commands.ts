import { matchesSearch, searchRank } from '@pazar/format/search-fold';
import type { PaletteCommand } from './command-palette.tsx';

/**
 * What a search finds in labels and keywords, in either script. Without a search, everything as it
 * is; else the best match of a label first, and what only a keyword finds after all labels.
 */
export function foundCommands(
  commands: readonly PaletteCommand[],
  search: string,
): readonly PaletteCommand[] {
  if (search.trim() === '') return commands;
  const ofLabel = commands
    .filter(({ label }) => matchesSearch(label, search))
    .toSorted((one, other) => searchRank(one.label, search) - searchRank(other.label, search));
  const ofKeyword = commands.filter(
    (command) =>
      !ofLabel.includes(command) &&
      command.keywords?.some((keyword) => matchesSearch(keyword, search)) === true,
  );
  return [...ofLabel, ...ofKeyword];
}
