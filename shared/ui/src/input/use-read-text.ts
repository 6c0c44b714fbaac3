import { useState } from 'react';
import { isSame } from '../same-value.ts';

export interface ReadTextOptions<Value> {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  /** Parses a text: null for an empty one, undefined for an invalid one. */
  readonly read: (text: string) => Value | null | undefined;
  /** The value of an invalid text; no schema may accept it. */
  readonly unreadable: (text: string) => Value;
  readonly write: (value: Value) => string;
}

/** The text of a value while it is typed: rewritten on blur, kept while it is invalid. */
export function useReadText<Value>(options: ReadTextOptions<Value>) {
  const { value, onChange, read, unreadable, write } = options;
  const [typed, setTyped] = useState<{ text: string; value: Value | null } | null>(null);
  const [isLeft, setLeft] = useState(true);
  const written = value === null ? '' : write(value);
  // A value from outside, such as a reset, replaces the typed text.
  const text = typed !== null && isSame(typed.value, value) ? typed.text : written;
  const isUnreadable = read(text) === undefined;

  return {
    text,
    /** Once the field was left: a text is not wrong while it is half typed. */
    isWrong: isLeft && isUnreadable,
    type(next: string): void {
      const found = read(next);
      const given = found === undefined ? unreadable(next.trim()) : found;
      setTyped({ text: next, value: given });
      setLeft(false);
      onChange(given);
    },
    choose(chosen: Value): void {
      setTyped(null);
      onChange(chosen);
    },
    leave(): void {
      setLeft(true);
      if (!isUnreadable) setTyped(null);
    },
  };
}
