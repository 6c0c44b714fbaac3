import type { ComponentType } from 'react';

/** What a bulk action is given by the form that asks for it. */
export interface BulkFormProps {
  /** The rows, as the API takes them: for a preview. */
  readonly selection: BulkSelection;
  readonly onRun: (params: object) => void;
  readonly onCancel: () => void;
}

/** Rows by their ids, or by what finds them; the API takes either as members of a body. */
export type BulkSelection = { readonly ids: readonly string[] } | { readonly filter: object };

/** Something that can be done with many rows at once. */
export interface BulkAction {
  /** The API's name for it: `archive`. */
  readonly key: string;
  /** Already translated; an imperative. */
  readonly label: string;
  /** What was done: `count` rows, `number` of them in words. */
  readonly done: (count: { count: number; number: string }) => string;
  /** A question that is asked first: for what cannot be undone. */
  readonly question?: string;
  readonly params?: object;
  /** Asks for the parameters in a dialog, a `BulkForm`. Made outside of components; it may be lazy. */
  readonly form?: ComponentType<BulkFormProps>;
}

/** The bulk actions of a list. */
export interface BulkSetup {
  /** `/v1/products/bulk`; it is undone at the same place below `/undo`. */
  readonly path: string;
  readonly actions: readonly BulkAction[];
  /** After rows were changed, or changed back: the place to refresh what shows them. */
  readonly onChanged: () => void;
}
