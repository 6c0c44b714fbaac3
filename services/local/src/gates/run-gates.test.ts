import path from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';

const run = (variables: Record<string, string>) =>
  execa(process.execPath, [path.join(import.meta.dirname, '../fixtures/fake-gates.ts')], {
    env: variables,
    reject: false,
  });

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);

describe('Gates', () => {
  it('count themselves and the tests in them', async () => {
    const { exitCode, stdout } = await run({});

    expect(lastLine(stdout)).toBe('tests: 8 passed, 0 failed');
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain('not shown');
  });

  it('end with a failure when one of them fails, and show its output', async () => {
    const { exitCode, stdout } = await run({ FAKE_FAILING: '1' });

    expect(lastLine(stdout)).toBe('tests: 6 passed, 3 failed');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('the whole output');
    expect(stdout).toContain('broken gate');
  });
});
