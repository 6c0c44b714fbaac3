import { describe, expect, it, vi } from 'vitest';
import { parseScriptOptions, readScriptOptions } from './script-options.ts';
import { StartProblem } from './start-problem.ts';

const command = {
  command: 'pnpm bench',
  about: 'Times the lists.',
  sizes: {
    runs: { about: 'how often', full: 11, smallest: 1 },
    seconds: { about: 'how long', full: 20, smallest: 0.5, hasParts: true },
  },
  words: { database: { about: 'PGlite or PostgreSQL', usual: '' } },
} as const;
const parse = (...typed: string[]) => parseScriptOptions(command, typed);

describe('The options of a script', () => {
  it('are those of the full form when none is given', () => {
    expect(parse()).toEqual({ runs: 11, seconds: 20, database: '', isSmallest: false });
  });

  it('are all small in the smallest form', () => {
    expect(parse('--smallest')).toEqual({ runs: 1, seconds: 0.5, database: '', isSmallest: true });
  });

  it('are those that are given, in either form', () => {
    expect(parse('--runs', '3', '--database', 'PGlite')).toMatchObject({
      runs: 3,
      database: 'PGlite',
    });
    expect(parse('--smallest', '--runs', '3')).toMatchObject({ runs: 3, seconds: 0.5 });
  });

  it.each(['0', '-1', '2.5', 'many', 'Infinity', ''])('refuse %o as a count', (value) => {
    expect(() => parse(`--runs=${value}`)).toThrow(
      new StartProblem(`--runs must be a whole number above 0, not "${value}".`),
    );
  });

  it('accept a part of a length, and no other length than above 0', () => {
    expect(parse('--seconds', '0.2')).toMatchObject({ seconds: 0.2 });
    expect(() => parse('--seconds', '0')).toThrow(
      new StartProblem('--seconds must be a number above 0, not "0".'),
    );
  });

  it('refuse an unknown one, and show the help', () => {
    expect(() => parse('--rnus', '3')).toThrow(/Unknown option '--rnus'[^]*Usage: pnpm bench/);
  });

  it('are explained for --help, with the numbers of both forms', () => {
    let printed = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ends with ${String(code)}`);
    });
    expect(() => readScriptOptions(command, ['--help'])).toThrow('ends with undefined');
    expect(printed).toBe(
      [
        'Usage: pnpm bench [options]',
        '',
        'Times the lists.',
        '',
        '  --runs <number>     how often: 11, in the smallest form 1',
        '  --seconds <number>  how long: 20, in the smallest form 0.5',
        '  --database <text>   PGlite or PostgreSQL',
        '  --smallest          does every step with little data, judges no time',
        '  --help              prints this',
        '',
      ].join('\n'),
    );
  });
});
