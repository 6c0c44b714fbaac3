import type {
  Control,
  FieldPath as NameIn,
  FieldPathValue as ValueIn,
  FieldValues,
} from 'react-hook-form';
import type { StoreApi } from 'zustand';
import type { Author } from '../record/author.ts';
import type { OfferedDraft } from '../record/draft-offer.tsx';
import type { FieldPath } from '../json/changed-paths.ts';
import type { FieldDescriptions } from './field-description.ts';
import type { FieldTexts } from './use-field-texts.ts';

/** Why a save fails, when it concerns no field. */
export interface SaveFailure {
  readonly error: Error;
  /** The server's messages for paths that the form does not show. */
  readonly others: readonly string[];
  /** Saves the entered values as a new record, when the record was deleted after it was opened. */
  readonly saveAsNew?: () => void;
}

/** One field that both have changed differently. */
export interface ConflictField {
  readonly path: FieldPath;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export type ConflictChoice = 'mine' | 'theirs';

/** A record that has changed since it was opened. */
export interface Conflict {
  readonly by: Author;
  /** When, an instant. */
  readonly at: string | null;
  /** What the record was when it was opened, and is now; null where that is the same. */
  readonly moved: { readonly before: string; readonly now: string } | null;
  readonly fields: readonly ConflictField[];
  /** Saves with a choice for each field; fields that only the other one changed are merged. */
  readonly resolve: (choices: Readonly<Record<FieldPath, ConflictChoice>>) => void;
  /** Returns to the form with all entered values. */
  readonly cancel: () => void;
}

/** The values before a change; version 0 for a new record. */
export interface Base<Values> {
  readonly values: Values;
  readonly version: number;
  /** What the record was; null where that does not matter. */
  readonly state: string | null;
}

/** The form's state beside its fields. */
export interface FormState<Values> {
  readonly base: Base<Values>;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
  readonly conflict: Conflict | null;
  readonly draft: OfferedDraft | null;
  /** Storage is full: unsaved changes exist on this page only. */
  readonly isDraftLost: boolean;
  /** Why a save has to wait, in the agent's language; undefined when it need not. */
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
   * Validates and saves. Errors are shown at their fields, and the first one gets the focus.
   *
   * @param intent passed to `save`, for a second button such as "Save and publish"
   */
  readonly submit: (intent?: string) => Promise<void>;
  /** Restores the values before the changes; its undo restores the changes. */
  readonly revert: () => () => void;
  /** Sets a field for the agent, as when a found place fills in its address. */
  readonly set: <Name extends NameIn<Values>>(name: Name, value: ValueIn<Values, Name>) => void;
  /**
   * Makes a save wait, as while images are uploaded: pressing "Save" then shows the reason, and the
   * agent is asked before leaving. Release it with the same text.
   */
  readonly hold: (isHeld: boolean, why: string) => void;
  /**
   * Scrolls to the field of a path, or the first one inside it, and focuses it.
   *
   * @returns false when the page has none
   */
  readonly focus: (path: FieldPath) => boolean;
  /** The value of an emptied text at this path: null where the schema accepts null, else `''`. */
  readonly emptyText: (path: FieldPath) => '' | null;
}
