import type { ComponentType } from 'react';

/** Props of the form of a bulk action. */
export interface BulkFormProps {
  /** The rows in the API's form: for a preview. */
  readonly selection: BulkSelection;
  readonly onRun: (params: object) => void;
  readonly onCancel: () => void;
}

/** Rows by their ids, or by a filter; the API accepts either as members of a body. */
export type BulkSelection = { readonly ids: readonly string[] } | { readonly filter: object };

/** Something that can be done with many rows at once. */
export interface BulkAction {
  /** The API's name for it: `archive`. */
  readonly key: string;
  /** Already translated; an imperative. */
  readonly label: string;
  /** The result's message: `count` rows, `number` of them as text. */
  readonly done: (count: { count: number; number: string }) => string;
  /** A confirmation, for an action that cannot be undone. */
  readonly question?: string;
  readonly params?: object;
  /**
   * Asks for the parameters in a dialog, a `BulkForm`. Created outside of components; it may be
   * lazy.
   */
  readonly form?: ComponentType<BulkFormProps>;
}

/** The bulk actions of a list. */
export interface BulkSetup {
  /** `/v1/products/bulk`; it is undone at the same place below `/undo`. */
  readonly path: string;
  readonly actions: readonly BulkAction[];
  /**
   * Called after rows were changed, or the change was undone: refetch the queries that show them
   * here.
   */
  readonly onChanged: () => void;
}
