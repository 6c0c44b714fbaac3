import { type FieldPath, valueAt, withValueAt } from '../json/changed-paths.ts';
import type { ConflictChoice, ConflictField } from './record-form-handle.ts';
import type { Contradiction } from './save-record.ts';
import type { FieldTexts } from './use-field-texts.ts';

type Sides = Pick<Contradiction<unknown>, 'conflicts' | 'mine' | 'theirValues' | 'merged'>;

/** The two values to choose from, as text. */
export function conflictFields(
  { conflicts, mine, theirValues }: Sides,
  { label, show }: Pick<FieldTexts, 'label' | 'show'>,
): ConflictField[] {
  return conflicts.map((path) => ({
    path,
    label: label(path),
    mine: show(path, valueAt(mine, path)),
    theirs: show(path, valueAt(theirValues, path)),
  }));
}

/** Both changes together, with theirs where that was chosen. */
export function chosenValues(
  { conflicts, theirValues, merged }: Sides,
  choices: Readonly<Record<FieldPath, ConflictChoice>>,
): unknown {
  return conflicts
    .filter((path) => choices[path] === 'theirs')
    .reduce<unknown>(
      (values, path) => withValueAt(values, path, valueAt(theirValues, path)),
      merged,
    );
}
