import { describe, expect, it } from 'vitest';
import { openOfflineProgram } from '../testing/offline-program.ts';

async function pazar(...words: string[]): Promise<string> {
  const { program, printed } = openOfflineProgram();
  await program.parseAsync(words, { from: 'user' });
  return printed();
}

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])('has a script for %s', async (shell) => {
    expect(await pazar('completion', shell)).toContain('pazar complete --');
  });
});

describe('simulate', () => {
  it('shows each decision of one run, and how many runs end how', async () => {
    const one = await pazar('simulate', '--canary', 'mount-failure=5', '--visits', '300');
    expect(one).toMatch(/roll-back +failure: mount-failure/);
    expect(one).toContain('is rolled back within 120 s');
    const many = await pazar('simulate', '--runs', '5', '--visits', '300', '--json');
    expect(JSON.parse(many)).toMatchObject({ runs: 5, completed: 5, boundSeconds: 120 });
  });

  it('takes the steps that a canary has without options', async () => {
    const steps = (await pazar('simulate')).matchAll(/^(\d+) min .*(?:advance|complete) /gm);
    expect([...steps].map(([, minute]) => minute)).toEqual(['30', '60', '90', '120', '150']);
  });
});
