import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../problems/refusal.ts';
import { productTarget } from '../products/product-target.ts';
import { writeCsvInTurns } from './csv-text.ts';
import { readCsvFile } from './read-file.ts';

const productColumns = productTarget.columns;
const maxBytes = 5 * 1024 * 1024;

/**
 * The longest that reading a file may block the process (processor time): a health check waits for
 * it.
 */
const maxTurnMs = 250;

async function outcomeOf(text: string): Promise<string> {
  try {
    await readCsvFile(Buffer.from(text), productColumns);
    return 'read';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.errors?.map(({ code }) => code).join() ?? error.code;
  }
}

/** The longest wait of other work, in milliseconds of this process's processor time. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  const ended = new AbortController();
  const end = work.finally(() => ended.abort());
  let longest = 0;
  while (!ended.signal.aborted) {
    const before = process.threadCpuUsage();
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await end;
  return longest;
}

const fill = (text: string) => text.repeat(Math.floor(maxBytes / text.length));

describe('A file of five megabytes', () => {
  it.each([
    ['millions of columns', fill('a,')],
    ['millions of known columns', fill('sku,')],
    ['one cell', `sku\n${fill('x')}`],
    ['one header', fill('x')],
    ['quotes', fill('"')],
    ['quoted quotes', `sku\n"${fill('""')}"`],
    ['wide rows below a short header', `sku\n${fill(`${'1,'.repeat(5000)}\n`)}`],
    ['lines', fill('\n')],
    ['semicolons, commas and tabs', fill(';,\t')],
  ])('of %s is read or refused, and lets other requests through', async (_what, text) => {
    const reading = outcomeOf(text);
    expect(await longestTurn(reading)).toBeLessThan(maxTurnMs);
    expect(await reading).toMatch(/^(?:read|csv-\w+|too-large)$/);
  });
});

describe('A file of 5,000 lines', () => {
  it('is written while other requests get their turns', async () => {
    const header = Array.from({ length: 110 }, (_, column) => `Column ${column}`);
    const entries = Array.from({ length: 5_000 }, (_, line) => line);
    const cells = (line: number) => header.map((name) => `${name}; line ${line}`);
    const writing = writeCsvInTurns({ header, entries, cells }, 'mk');
    expect(await longestTurn(writing)).toBeLessThan(maxTurnMs);
    expect((await writing).split('\r\n')).toHaveLength(5_002);
  });
});

describe('A file of any bytes', () => {
  it('is read, or refused with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 2000, unit: 'binary' }), async (text) => {
        expect(await outcomeOf(text)).toMatch(/^(?:read|csv-\w+|too-large)$/);
      }),
    );
  });

  it('of more than 300 columns is refused with both numbers', async () => {
    const headers = ['sku', ...Array.from({ length: 300 }, (_, index) => `own ${index}`)];
    expect(await outcomeOf(`${headers.join(',')}\nA-1`)).toBe('csv-wide');
    expect(await outcomeOf(`${headers.slice(0, 300).join(',')}\nA-1`)).toBe('read');
  });

  it('keeps twenty unknown headers, enough to see what they are', async () => {
    const headers = ['sku', ...Array.from({ length: 200 }, (_, index) => `own ${index}`)];
    const file = await readCsvFile(Buffer.from(`${headers.join(',')}\nA-1`), productColumns);
    expect(file.unknownColumns).toHaveLength(20);
  });
});
