import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promiseStyles } from '@pazar/testing/promise-styles';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../test/contrast.ts';

const sources = join(import.meta.dirname, '..');
const tokens = readFileSync(join(sources, 'styles/tokens.css'), 'utf8');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

function coloursIn(css: string): Record<string, string> {
  const found = css.matchAll(/--app-([\w-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(found, ([, name = '', colour = '']) => [name, colour]));
}

const [lightPart = '', darkPart = ''] = tokens.split(
  '@media screen and (prefers-color-scheme: dark)',
);
const light = coloursIn(lightPart);
const schemes = { light, dark: { ...light, ...coloursIn(darkPart) } };

/** Text and its grounds: WCAG 2.2, 1.4.3, 4.5 to 1. */
const texts: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ['ink', 'surface', 'surface-2', 'surface-3', 'field', 'info-tint'],
  ['ink-2', 'surface', 'surface-2', 'surface-3', 'field', 'info-tint'],
  ['ink-3', 'surface', 'surface-2', 'field'],
  ['on-accent', 'accent', 'accent-hover'],
  ['accent-text', 'surface', 'surface-2', 'accent-tint', 'field'],
  ['good', 'surface', 'good-tint'],
  ['attention', 'surface', 'attention-tint'],
  ['info', 'surface', 'info-tint'],
  // The chosen day of a calendar.
  ['field', 'info'],
  // Names on a map, and marks on its pins.
  ['ink-2', 'map-land', 'map-outside', 'map-water', 'good-tint', 'attention-tint', 'accent-tint'],
  ['surface', 'ink', 'info', 'good', 'attention', 'accent-text'],
  ['on-ground', 'ground', 'ground-raised'],
  ['on-ground-muted', 'ground', 'ground-raised'],
  ['accent-on-dark', 'ground', 'ground-raised'],
  ['attention-on-dark', 'ground', 'ground-raised'],
  ['good-on-dark', 'ground', 'ground-raised'],
];

/** Layered surfaces are distinguishable in the dark, where shadows do not help. */
const steps: readonly (readonly [upper: string, lower: string])[] = [
  ['surface', 'ground'],
  ['ground-raised', 'ground'],
  ['surface-2', 'surface'],
  ['surface-3', 'surface-2'],
];
/** Chosen by eye: below it the sheet and the container ran together. */
const minStep = 1.15;

/** Borders of controls and focus rings: WCAG 2.2, 1.4.11, 3 to 1. */
const shapes: readonly (readonly [shape: string, ...grounds: string[]])[] = [
  ['control-border', 'surface', 'surface-2', 'field'],
  // The edge of a chosen month, the bars of a chart and of progress, the knob of a switch.
  ['good', 'surface', 'surface-3', 'good-tint'],
  ['attention', 'surface'],
  ['accent-text', 'surface'],
  ['info', 'surface', 'surface-2', 'surface-3', 'attention-tint'],
  ['accent-on-dark', 'ground', 'ground-raised'],
  // The border of the country, pins, and the edges of municipalities in colour.
  ['map-edge', 'map-land', 'map-outside'],
  ['ink', 'map-land', 'map-outside', 'map-water'],
  ['info', 'map-land', 'info-tint'],
  ['good', 'map-land'],
  ['attention', 'map-land', 'attention-tint'],
  ['accent-text', 'map-land', 'accent-tint'],
];

describe.each(Object.entries(schemes))('the %s scheme', (_, colours) => {
  const ratio = (one: string, other: string) =>
    contrast(colours[one] ?? one, colours[other] ?? other);

  it.each(texts)('has legible %s', (text, ...grounds) => {
    for (const ground of grounds) {
      expect(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(shapes)('has visible edges of %s', (shape, ...grounds) => {
    for (const ground of grounds) {
      expect(ratio(shape, ground), `${shape} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('surfaces', () => {
  it.each(steps)('%s lies visibly on %s in the dark', (upper, lower) => {
    const { [upper]: one = upper, [lower]: other = lower } = schemes.dark;
    expect(contrast(one, other)).toBeGreaterThanOrEqual(minStep);
  });
});

describe('paper', () => {
  it('has the light colours, also where the screen is dark', () => {
    const questions = tokens.match(/@media [^{]*prefers-color-scheme[^{]*(?= \{)/g);
    expect(questions).toEqual(['@media screen and (prefers-color-scheme: dark)']);
  });
});

describe('layers', () => {
  it('are ordered before any other style', () => {
    expect(read('styles/layers.css')).toContain('@layer reset, tokens, ui, remote, host;');
    expect(read('styles/styles.css').indexOf('@import')).toBe(
      read('styles/styles.css').indexOf("@import './layers.css'"),
    );
  });
});

promiseStyles({
  sheets: Object.fromEntries(
    globSync('**/*.module.css', { cwd: sources }).map((file) => [file, read(file)]),
  ),
  tokens,
  layer: 'ui',
  optional: [
    '--app-sticky-top',
    '--app-foot',
    '--app-column',
    '--app-tile-size',
    '--app-title-inset',
  ],
});
