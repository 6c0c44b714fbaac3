import type { Locale } from '@pazar/contracts/locale';
import { renderInShell } from './render-in-shell.tsx';
import { type ReactNode, useState } from 'react';

interface ControlledProps<Value> {
  initial: Value;
  render: (value: Value, onChange: (value: Value) => void) => ReactNode;
  onChange: (value: Value) => void;
}

function Controlled<Value>({ initial, render, onChange }: ControlledProps<Value>) {
  const [given, setGiven] = useState<{ readonly value: Value } | null>(null);
  return render(given === null ? initial : given.value, (value) => {
    onChange(value);
    setGiven({ value });
  });
}

export interface RenderInputOptions<Value> {
  initial: Value;
  locale?: Locale;
  render: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Renders a controlled input as a form does, and records the values that it gave. */
export function renderInput<Value>({ initial, locale, render }: RenderInputOptions<Value>) {
  const values: Value[] = [];
  const element = (
    <Controlled initial={initial} render={render} onChange={(value) => values.push(value)} />
  );
  const shell = renderInShell([{ path: '/', element }], {
    at: '/',
    ...(locale === undefined ? {} : { locale }),
  });
  return {
    ...shell,
    /** All values given, oldest first. */
    values,
    last: () => values.at(-1),
  };
}
