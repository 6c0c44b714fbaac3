import { describe, expect, it } from 'vitest';
import { benchmarkTime } from './benchmark-time.ts';
import { conclude } from './conclude.ts';

const file = (name: string, seconds: number) => ({
  file: name,
  milliseconds: seconds * 1000,
  tests: 1,
});
const others = [file('e2e/specs/layout.spec.ts', 1_800), file('host/src/main.test.ts', 850)];
const small = [
  ...others,
  file('e2e/specs/benchmarks.spec.ts', 36),
  file('services/api/bench/benchmarks.test.ts', 12),
];
const large = [...small, file('services/edge/bench/benchmarks.test.ts', 72)];

function end(files: ReturnType<typeof file>[]) {
  const outcome = { ok: true, output: '', tests: { passed: 9, failed: 0 }, files };
  const said: string[] = [];
  const code = conclude([{ name: 'tests', milliseconds: 1, outcome }], (line) => said.push(line));
  return { code, said };
}

describe('The time of the smallest forms', () => {
  it('is said at the end of a run', () => {
    const { code, said } = end(small);
    expect(code).toBe(0);
    expect(said.map((line) => line.trim())).toContain(
      'The smallest forms of the benchmarks took 24.0 s, 2 at once: 1.8 % of the time in test files, at most 3.9 %',
    );
    expect(said.at(-1)).toBe('tests: 10 passed, 0 failed');
  });

  it('fails the run when it is more than its share', () => {
    const { code, said } = end(large);
    expect(code).toBe(1);
    expect(said.join('\n')).toContain('✗ The smallest forms of the benchmarks took 60.0 s');
    expect(said.at(-1)).toBe('tests: 10 passed, 1 failed');
  });

  it('is not judged when a run has only some of them', () => {
    expect(benchmarkTime(small.slice(0, 3))).toBeNull();
    expect(end(others).said.join('\n')).not.toContain('smallest forms');
  });
});
