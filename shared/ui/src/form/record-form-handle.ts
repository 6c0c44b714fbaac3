import type { Control, FieldValues } from 'react-hook-form';
import type { FieldPath } from '../json/changed-paths.ts';
import type { FieldDescriptions } from './record-form-options.ts';
import type { FieldTexts } from './use-field-texts.ts';

/** What stands in the way of a save and belongs to no field. */
export interface SaveFailure {
  readonly error: Error;
  /** What the server says of places that the form does not show. */
  readonly others: readonly string[];
}

/** One field that two have changed differently. */
export interface ConflictField {
  readonly path: FieldPath;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export type ConflictChoice = 'mine' | 'theirs';

/** A record that somebody else has changed since it was opened. */
export interface Conflict {
  /** Who; null when that is not known. */
  readonly by: string | null;
  /** When, an instant. */
  readonly at: string | null;
  readonly fields: readonly ConflictField[];
  /** Saves with a choice for each field; what both left to the other is taken together. */
  readonly resolve: (choices: Readonly<Record<FieldPath, ConflictChoice>>) => void;
  /** Goes back to the form with everything as it was entered. */
  readonly cancel: () => void;
}

/** What is kept of a form between two visits. */
export interface KeptValues {
  /** The values that were changed, and their version; 0 for a new record. */
  readonly base: unknown;
  readonly version: number;
  readonly values: unknown;
}

/** A form at work: for `RecordForm`, `FormField` and `FormRows`. */
export interface RecordForm<Values extends FieldValues> {
  readonly id: string;
  readonly control: Control<Values>;
  readonly fields: FieldDescriptions;
  readonly texts: FieldTexts;
  readonly isNew: boolean;
  /** Under which the draft is kept; null where none is. */
  readonly draftKey: string | null;
  /** What was there before anything was changed. */
  readonly base: Values;
  readonly version: number;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
  readonly conflict: Conflict | null;
  /**
   * Checks and saves. What is wrong stands at its field, the first of them has the focus.
   *
   * @param intent handed on to `save`, for a second button such as "Save and publish"
   */
  readonly submit: (intent?: string) => Promise<void>;
  /** Back to what was there before; the undo of it gives everything back. */
  readonly revert: () => () => void;
  /** Takes up what was kept, on the version that it was made of. */
  readonly restore: (kept: KeptValues) => void;
  /** Told by who holds the agent back how to let go: after saving, before moving on. */
  readonly holdWith: (release: () => void) => void;
}
