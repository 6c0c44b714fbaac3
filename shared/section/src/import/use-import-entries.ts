import type { ImportReplacement, ImportRow } from '@pazar/contracts/import';
import { useState } from 'react';

/** Texts of a row by the keys of their columns. */
export type RowTexts = Readonly<Record<string, string>>;

/** A value that several rows share. */
export type SharedValue = Pick<ImportReplacement, 'column' | 'value'>;

interface Entry {
  /** Of the row; rows are counted from 1, and 0 is all rows with the same value. */
  readonly number: number;
  readonly column: string;
  readonly text: string;
  /** The text of the cell when this one was entered. */
  readonly over: string;
}

/** Whether anything is entered for a row. */
export const isEntered = (texts: RowTexts): boolean => Object.keys(texts).length > 0;

/** The entered values of the rows of an import that are not saved yet. */
export interface ImportEntries {
  readonly hasAny: boolean;
  readonly of: (row: Pick<ImportRow, 'number'>) => RowTexts;
  readonly enter: (row: ImportRow, column: string, text: string) => void;
  /** Forgets what was saved of a row. A text that was entered since then stays. */
  readonly forgetSaved: (number: number, saved: RowTexts) => void;
  /** The text entered for a value in all its rows; the value itself without one. */
  readonly replacementOf: (shared: SharedValue) => string;
  readonly enterReplacement: (shared: SharedValue, text: string) => void;
  /** Forgets the text for a value that was replaced in all rows; one that is entered in a row stays. */
  readonly forgetReplaced: (replaced: SharedValue) => void;
}

const allRows = 0;

const isFor = ({ number, column, over }: Entry, shared: SharedValue) =>
  number === allRows && column === shared.column && over === shared.value;

/** Keeps the entered values, also while the rows are away to be checked again. */
export function useImportEntries(): ImportEntries {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const drop = (isGone: (entry: Entry) => boolean) =>
    setEntries((old) => old.filter((entry) => !isGone(entry)));
  return {
    of: ({ number }) =>
      Object.fromEntries(
        entries.filter((one) => one.number === number).map(({ column, text }) => [column, text]),
      ),
    hasAny: entries.length > 0,
    enter({ number, cells }, column, text) {
      drop((one) => one.number === number && one.column === column);
      setEntries((old) => [...old, { number, column, text, over: cells[column] ?? '' }]);
    },
    replacementOf: (shared) => entries.find((one) => isFor(one, shared))?.text ?? shared.value,
    enterReplacement(shared, text) {
      const { column, value: over } = shared;
      drop((one) => isFor(one, shared));
      if (text !== over) setEntries((old) => [...old, { number: allRows, column, text, over }]);
    },
    forgetSaved: (number, saved) =>
      drop((one) => one.number === number && saved[one.column] === one.text),
    forgetReplaced: (replaced) => drop((one) => isFor(one, replaced)),
  };
}
