import { describe, expect, it } from 'vitest';
import { runOffline } from '../testing/offline-program.ts';

const pazar = async (...words: string[]) => (await runOffline(words.join(' '))).out;

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

  it('says where no registry has told it the settings', async () => {
    const { error } = await runOffline('simulate --visits 300');
    expect(error).toMatch(
      /^WARNING  These are the settings of this environment, not of a registry/,
    );
  });

  it('takes the steps that a canary has without options', async () => {
    const steps = (await pazar('simulate')).matchAll(/^(\d+) min .*(?:advance|complete) /gm);
    expect([...steps].map(([, minute]) => minute)).toEqual(['30', '60', '90', '120', '150']);
  });
});
