import { describeField, type FieldDescriptions } from '@pazar/section/form/field-description';
import { describe, expect, it } from 'vitest';
import { remoteUnderTest } from './remote-under-test.ts';
import { renderInShell } from './render-in-shell.tsx';

/** The words of a form's values, as the choice between two versions and the history show them. */
export interface FieldTextsPromise {
  /** A hook: the descriptions of the form, with the texts of the section. */
  readonly useFields: () => FieldDescriptions;
  /**
   * Different values of every field, by its path. Of a field whose members are changed
   * separately, the members.
   */
  readonly values: Readonly<Record<string, readonly [unknown, unknown, ...unknown[]]>>;
}

/** Tests that a choice between two values of a field never shows the same text twice. */
export function promiseTexts({ useFields, values }: FieldTextsPromise): void {
  function readFields(): FieldDescriptions {
    const { descriptor, texts } = remoteUnderTest();
    let read: FieldDescriptions = {};
    function Reader() {
      read = useFields();
      return null;
    }
    const routes = [{ path: '*', element: <Reader /> }];
    renderInShell(routes, { at: '/', texts: { [descriptor.namespace]: texts.en } });
    return read;
  }

  describe('the words of values', () => {
    it('are tested for every field', () => {
      const paths = Object.keys(readFields()).filter((path) => !path.includes('*'));
      const tested = Object.keys(values);
      const isAround = (outer: string, inner: string) => `${inner}.`.startsWith(`${outer}.`);
      const isTested = (path: string) =>
        tested.some((other) => isAround(other, path) || isAround(path, other));
      expect(paths.filter((path) => !isTested(path))).toEqual([]);
      expect(tested.filter((path) => !paths.includes(path))).toEqual([]);
    });

    it.each(Object.entries(values))('distinguish two values of %s', (path, different) => {
      const field = describeField(readFields(), path);
      // Texts and numbers have no words: they are shown as they are.
      const shown = different.map((value) => field?.show?.(value) ?? JSON.stringify(value));
      expect(shown).not.toContain('');
      expect([...new Set(shown)]).toEqual(shown);
    });
  });
}
