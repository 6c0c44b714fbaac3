import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { describe, expect, inject, it } from 'vitest';

const { pglite, postgres } = inject('databaseSnapshots');
/** The embedded database takes several times as long. */
const database = postgres === null ? 'PGlite' : 'PostgreSQL';
const { seeded } = postgres ?? pglite;

/** Milliseconds for one of the scripts, on a machine several times slower than a developer's. */
const deadline = 120_000;
/** Milliseconds for its test, which fails with what the script has written. */
const limit = deadline + 30_000;

/** Runs a script of this package in its smallest form. */
async function runSmallest(script: string): Promise<string> {
  const { failed, output } = await runScript(
    join(import.meta.dirname, '..'),
    [script, '--smallest', '--database', database, '--seeded', seeded],
    { variables: { NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'] }, deadline },
  );
  expect({ failed, output }).toMatchObject({ failed: false });
  return output;
}

/** Whether there are times, in milliseconds, and all of them are numbers above 0. */
const areTimes = (times: readonly number[]) =>
  times.length > 0 && times.every((time) => Number.isFinite(time) && time > 0);

// At the same time: they mostly wait for the next request of a steady rate.
describe.concurrent('A benchmark in its smallest form', { timeout: limit }, () => {
  it('bench prints the rate and the times of every request, and none goes wrong', async () => {
    const output = await runSmallest('bench');
    for (const what of [
      'list of 25 with a search, 20/s',
      'list of 25, 2 connections',
      'sign in, 2 connections',
      'create a product, 2 connections',
      'sell of one product, 2 connections',
      'rows of its statements alone, 2 connections',
    ]) {
      const numbers = printedNumbers(output, what);
      expect(numbers).toHaveLength(5);
      expect(numbers.slice(0, -1)).toSatisfy(areTimes);
      expect(numbers.at(-1)).toBe(0);
    }
  });

  it('bench:beside prints the times of reads beside every kind of work', async () => {
    const output = await runSmallest('bench:beside');
    for (const [work, isDone] of [
      ['| nothing', false],
      ['| uploads of photos', true],
      ['| uploads with a key', true],
      // Of nobody: each is refused once its password is hashed.
      ['| sign-ins (hashes)', false],
      ['| exports of 32 products', true],
      ['| archives of an account', true],
      ['| checks of the audit', true],
    ] as const) {
      const numbers = printedNumbers(output, work);
      expect({ work, isDone: (numbers[0] ?? 0) > 0 }).toEqual({ work, isDone });
      expect(numbers.slice(-4, -1)).toSatisfy(areTimes);
      expect(numbers.at(-1)).toBe(0);
    }
  });

  it('bench:overlaps prints the times of the list', async () => {
    const output = await runSmallest('bench:overlaps');
    const [half = 0, , , most = 0] = printedNumbers(output, `${database}: half`);
    expect([half, most]).toSatisfy(areTimes);
  });
});
