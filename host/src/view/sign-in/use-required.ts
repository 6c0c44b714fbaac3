import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { textOf } from './sign-in-failure-notice.tsx';

/**
 * Stops a form that has empty fields before it is sent, as the browser would, but in the language of
 * the page. What was entered stays.
 *
 * @param texts what to say of each required field while it is empty, by its name
 */
export function useRequired<Name extends string>(texts: Readonly<Record<Name, string>>) {
  const [missing, setMissing] = useState<readonly string[]>([]);

  /** Runs before the form's action, which a prevented submission does not start. */
  function stopAtMissing(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const entered = new FormData(form);
    const empty = Object.keys(texts).filter((name) => textOf(entered, name) === '');
    // Rendered before the focus goes to the first empty field.
    flushSync(() => setMissing(empty));
    if (empty.length === 0) return;
    event.preventDefault();
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  const faultOf = (name: Name) => (missing.includes(name) ? texts[name] : undefined);
  return { faultOf, stopAtMissing };
}
