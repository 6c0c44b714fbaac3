import { matchesSearch, searchRank } from '@pazar/format/search-fold';
import type { PaletteCommand } from './palette-command.ts';

/**
 * Searches labels and keywords, in either script. Without a search text, returns everything
 * unchanged; else the best match of a label first, and keyword matches after all labels.
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
