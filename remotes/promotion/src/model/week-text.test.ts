import { expect, it } from 'vitest';
import { weekText } from './week-text.ts';

it.each([
  ['2026-11-16', 'en', '16–22/11'],
  ['2026-11-30', 'en', '30/11–6/12'],
  ['2026-12-07', 'mk', '7–13.12'],
  ['2026-12-28', 'mk', '28.12–3.01'],
] as const)('The days of the week of %s are, in %s, %s', (monday, locale, text) => {
  expect(weekText(monday, locale)).toBe(text);
});
