import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tolerateTranslators } from './tolerate-translators.ts';

/** What translators put there, although HTML has no such element any more. */
const aFont = () =>
  new DOMParser().parseFromString('<font></font>', 'text/html').body.firstElementChild ??
  document.body;

/** The two ways in which translators have changed pages: around a text, or in its place. */
const translators = {
  wraps(text: Text) {
    const font = aFont();
    text.replaceWith(font);
    font.append(text);
  },
  replaces(text: Text) {
    const font = aFont();
    font.textContent = `[${text.data}]`;
    text.replaceWith(font);
  },
};

function translate(root: Node, by: keyof typeof translators): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts.filter(({ parentNode }) => parentNode?.nodeName !== 'FONT')) {
    translators[by](text);
  }
}

/** Texts beside elements that come and go, as in a row of a list and a line of a form. */
function Page({ found, note }: { found: readonly string[]; note: string | null }) {
  return (
    <div>
      {found.length} found{note !== null && `: ${note}`}
      {found.map((name) => (
        <p key={name}>
          {name} {note !== null && <b>{note}</b>} each
        </p>
      ))}
    </div>
  );
}

let stop: () => void;
beforeEach(() => {
  stop = tolerateTranslators();
});
afterEach(() => stop());

describe.each(['wraps', 'replaces'] as const)('A page that a translator changes: it %s', (by) => {
  it('goes on after each change, and shows the texts of now', async () => {
    const { container, rerender } = render(<Page found={['a', 'b']} note="x" />);
    const steps = [
      { found: ['b'], note: null },
      { found: ['c', 'b', 'a'], note: 'y' },
      { found: ['a', 'c'], note: 'z' },
      { found: [], note: null },
    ];
    for (const step of steps) {
      translate(container, by);
      // The browser reports changes before the next event.
      await act(() => Promise.resolve());
      rerender(<Page {...step} />);
      await act(() => Promise.resolve());
      const text = container.textContent.replaceAll(/[[\]]/g, '');
      const rows = step.found.map((name) => `${name} ${step.note ?? ''} each`).join('');
      expect(text).toBe(
        `${step.found.length} found${step.note === null ? '' : `: ${step.note}`}${rows}`,
      );
    }
  });
});

describe('A page that nobody translates', () => {
  it('still fails where code removes what is not there', () => {
    const [one, other] = [document.createElement('p'), document.createElement('p')];
    expect(() => one.removeChild(other)).toThrow(DOMException);
    expect(() => one.insertBefore(document.createElement('b'), other)).toThrow(DOMException);
  });
});
