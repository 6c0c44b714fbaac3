import type {
  Control,
  FieldPath as NameIn,
  FieldPathValue as ValueIn,
  FieldValues,
} from 'react-hook-form';
import type { StoreApi } from 'zustand';
import type { FieldPath } from '../json/changed-paths.ts';
import type { FieldDescriptions } from './field-description.ts';
import type { FieldTexts } from './use-field-texts.ts';

/** What prevents a save and belongs to no field. */
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

/** What was entered on an earlier visit and never saved. */
export interface OfferedDraft {
  /** An instant. */
  readonly keptAt: string;
  /** Takes it up, on the version that it was made of. */
  readonly restore: () => void;
  readonly discard: () => void;
}

/** What was there before a change; version 0 for a new record. */
export interface Base<Values> {
  readonly values: Values;
  readonly version: number;
}

/** What the frame of a form shows beside its fields. */
export interface FormState<Values> {
  readonly base: Base<Values>;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
  readonly conflict: Conflict | null;
  readonly draft: OfferedDraft | null;
  /** Why a save has to wait, in the agent's words; none when it has not. */
  readonly held: readonly string[];
}

/** A form at work: for `RecordForm`, `FormField` and the hooks beside them. */
export interface RecordForm<Values extends FieldValues> {
  readonly id: string;
  readonly control: Control<Values>;
  readonly fields: FieldDescriptions;
  readonly texts: FieldTexts;
  /** Whether the record has not been saved yet. */
  readonly isNew: boolean;
  readonly state: StoreApi<FormState<Values>>;
  /**
   * Checks and saves. What is wrong is said at its field, and the first of them gets the focus.
   *
   * @param intent handed on to `save`, for a second button such as "Save and publish"
   */
  readonly submit: (intent?: string) => Promise<void>;
  /** Back to what was there before; the undo of it gives everything back. */
  readonly revert: () => () => void;
  /** Sets a field for the agent, as a place that was found fills in its address. */
  readonly set: <Name extends NameIn<Values>>(name: Name, value: ValueIn<Values, Name>) => void;
  /**
   * Makes a save wait, as while images are uploaded: pressing "Save" then says why, and the agent
   * is asked before leaving. Let go with the same words.
   */
  readonly hold: (isHeld: boolean, why: string) => void;
  /**
   * Scrolls to the field of a place, or the first one inside it, and gives it the focus.
   *
   * @returns false when the page has none
   */
  readonly focus: (path: FieldPath) => boolean;
  /** What an emptied text is at this place: null where the schema takes null, else `''`. */
  readonly emptyText: (path: FieldPath) => '' | null;
}
