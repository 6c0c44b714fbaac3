import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import { createSectionErrors, type SectionErrors } from '../builds/section-errors.ts';
import { watchErrors } from './watch-errors.ts';

const catalog = aBuild('catalog');
const account = aBuild('account');
let errors: SectionErrors;
let sections: string[];
let end: () => void;

beforeEach(() => {
  errors = createSectionErrors();
  sections = [];
  end = watchErrors(window, {
    builds: () => [account, catalog],
    errors,
    onSectionError: ({ name }) => void sections.push(name),
  });
});
afterEach(() => end());

function errorAt(...scripts: string[]): Error {
  const error = new TypeError('x is not a function');
  error.stack = [String(error), ...scripts.map((url) => `    at f (${url}:1:2)`)].join('\n');
  return error;
}

const inCatalog = `${catalog.base}static/js/section.js`;
const inAccount = `${account.base}remoteEntry.js`;

/**
 * An error event as the browser fires it for an event handler; cancelled, so that jsdom prints
 * nothing.
 */
function throwInHandler(error: unknown, filename = '', message = String(error)): void {
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message, cancelable: true }));
}

function rejectPromise(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

describe('watchErrors', () => {
  it('knows a section by the script that threw in a handler', () => {
    throwInHandler(errorAt(), inCatalog);
    expect(errors.recent()).toMatchObject([
      {
        from: 'catalog',
        version: '0.1.0-abc',
        kind: 'uncaught',
        message: 'TypeError: x is not a function',
        reference: null,
      },
    ]);
    expect(sections).toEqual(['catalog']);
  });

  it('knows it by the stack of a rejection, first script first', () => {
    rejectPromise(errorAt('https://pazar.example/main.js', inAccount, inCatalog));
    expect(sections).toEqual(['account']);
  });

  it("counts everything else as the shell's and says nothing on the page", () => {
    throwInHandler(errorAt('https://pazar.example/main.js'));
    throwInHandler('not even an error');
    rejectPromise(undefined);
    expect(errors.recent().map(({ from }) => from)).toEqual(['shell', 'shell', 'shell']);
    expect(sections).toEqual([]);
  });

  it('passes over what is no fault: given-up requests and the late resize notice', () => {
    rejectPromise(Object.assign(errorAt(inCatalog), { name: 'AbortError' }));
    throwInHandler(
      null,
      inCatalog,
      'ResizeObserver loop completed with undelivered notifications.',
    );
    expect(errors.recent()).toEqual([]);
    expect(sections).toEqual([]);
  });

  it('keeps the last fifty, newest first', () => {
    for (let count = 1; count <= 60; count += 1) rejectPromise(new Error(`${count}`));
    expect(errors.recent()).toHaveLength(50);
    expect(errors.recent()[0]?.message).toBe('Error: 60');
  });

  it('stops listening when it is stopped', () => {
    end();
    rejectPromise(errorAt(inCatalog));
    expect(errors.recent()).toEqual([]);
  });
});
