import { describe, expect, it } from 'vitest';

export interface StylesPromise {
  /** The CSS Modules of a package: path, text. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The text of the design system's tokens. */
  readonly tokens: string;
  /** Their cascade layer. */
  readonly layer: 'ui' | 'host';
  /** Properties that the page around may set; each use has a value to fall back to. */
  readonly optional?: readonly string[];
}

const physical =
  /^\s*(?:(?:min|max)-)?(?:width|height|top|bottom|left|right):|^\s*(?:margin|padding|border)-(?:top|bottom|left|right)/m;

/** Tests of the CSS Modules of a package: one layer, colours and properties of the tokens. */
export function promiseStyles(promise: StylesPromise): void {
  const { sheets, tokens, layer, optional = [] } = promise;
  const texts = Object.values(sheets);
  const without = (isRight: (css: string) => boolean) =>
    Object.keys(sheets).filter((file) => !isRight(sheets[file] ?? ''));

  describe('styles', () => {
    it(`are in the layer ${layer}, so that their order of loading never matters`, () => {
      expect(texts.length).toBeGreaterThan(0);
      expect(without((css) => css.startsWith(`@layer ${layer} {`))).toEqual([]);
    });

    it('take every colour from the tokens', () => {
      expect(without((css) => !/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)/i.test(css))).toEqual([]);
    });

    it('name sides and sizes by the direction of the text', () => {
      expect(without((css) => !physical.test(css))).toEqual([]);
    });

    it('use no property of the tokens that does not exist', () => {
      const declared = [tokens, ...texts].flatMap((css) => css.match(/--app-[\w-]+(?=:)/g) ?? []);
      const known = new Set([...declared, ...optional]);
      const used = texts.flatMap((css) => css.match(/(?<=var\()--app-[\w-]+/g) ?? []);
      expect(used.filter((name) => !known.has(name))).toEqual([]);
    });
  });
}
