import type { Locale } from '@pazar/format/locale';
import { type NumberProblem, type ParsedNumber, parseNumber } from '@pazar/format/parse-number';
import { useState } from 'react';
import type { NumberCodec } from './number-codec.ts';

interface NumberTextOptions<Value> {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly locale: Locale;
  readonly codec: NumberCodec<Value>;
}

interface Typed<Value> {
  readonly text: string;
  readonly value: Value | null;
}

/** Up to this many digits the parsed number is not repeated. */
const plain = /^\d{1,3}$/;

const whole = /^-?\d+(?:\.0+)?$/;

function problemOf(parsed: ParsedNumber, isWhole: boolean): NumberProblem | 'whole' | null {
  if (parsed.kind === 'empty') return null;
  const isParted =
    parsed.kind === 'number' ? !whole.test(parsed.value) : parsed.reason === 'too-many-decimals';
  if (isWhole && isParted) return 'whole';
  return parsed.kind === 'error' ? parsed.reason : null;
}

/** The text of a number while it is typed, and its parsed value. */
export function useNumberText<Value>({ value, onChange, locale, codec }: NumberTextOptions<Value>) {
  const [typed, setTyped] = useState<Typed<Value> | null>(null);
  const [isLeft, setLeft] = useState(true);
  // A value from outside, such as a reset, replaces the typed text.
  const isCurrent = typed !== null && Object.is(typed.value, value);
  const written = value === null ? '' : codec.write(value, locale);
  const text = isCurrent ? typed.text : written;
  const parsed = parseNumber(text, { locale, decimals: codec.decimals });
  const problem = problemOf(parsed, codec.isWhole);
  const isWorthSaying =
    isCurrent && parsed.kind === 'number' && problem === null && !plain.test(text);

  function type(next: string): void {
    const read = parseNumber(next, { locale, decimals: codec.decimals });
    const nextValue = valueOf(read, next);
    setTyped({ text: next, value: nextValue });
    setLeft(false);
    onChange(nextValue);
  }
  function valueOf(read: ReturnType<typeof parseNumber>, from: string): Value | null {
    if (read.kind === 'empty') return null;
    return read.kind === 'number' ? codec.read(read.value) : codec.unreadable(from);
  }
  function leave(): void {
    setLeft(true);
    if (problem === null) setTyped(null);
  }

  return {
    text,
    type,
    leave,
    echo: isWorthSaying ? codec.echo(parsed.value, locale) : null,
    isAmbiguous: parsed.kind === 'number' && parsed.isAmbiguous,
    /** Shown after blur: a half-typed number is not an error. */
    problem: isLeft ? problem : null,
  };
}
