import { describe, expect, it } from 'vitest';
import { readControllerSettings } from '../judgement/controller-settings.ts';
import { judge, type Minute } from '../judgement/judge.ts';
import { metricNames, metricRules } from '../judgement/metrics.ts';
import { ReportWeights } from './report-weights.ts';

const { reportsPerAddress } = readControllerSettings({});

describe('the weight of reports', () => {
  it('counts a page load once for each count', () => {
    const weights = new ReportWeights(2);
    const from = { network: '192.0.2.1', load: 'a' };
    expect([1, 2].map(() => weights.take(from, 'mount'))).toEqual([true, false]);
    expect(weights.take(from, 'error')).toBe(true);
  });

  it('counts so many loads of one network, and those of others beside them', () => {
    const weights = new ReportWeights(2);
    const taken = ['a', 'b', 'c'].map((load) => weights.take({ network: '192.0.2.1', load }, 'm'));
    expect(taken).toEqual([true, true, false]);
    expect(weights.take({ network: '192.0.2.2', load: 'c' }, 'm')).toBe(true);
  });

  it('remembers a bounded number of counts of a network that invents them', () => {
    const weights = new ReportWeights(2);
    const from = { network: '192.0.2.1', load: 'a' };
    const taken = Array.from({ length: 600 }, (_, index) => weights.take(from, `${index}`));
    expect(taken.filter(Boolean)).toHaveLength(500);
    expect(weights.take({ network: '192.0.2.2', load: 'a' }, '600')).toBe(true);
  });

  it.each(metricNames)(
    'lets no single network decide by %s, whatever it sends and however large the control is',
    (metric) => {
      const { exposed, affected } = metricRules[metric];
      const most = reportsPerAddress;
      for (const others of [0, 10, 1_000, 100_000]) {
        const minutes: Minute[] = [
          {
            canary: { load: most, mount: most, [exposed]: most, [affected]: most },
            control: { load: others, mount: others, [exposed]: others },
          },
        ];
        const { verdict, findings } = judge({
          minutes,
          stepMinutes: 1,
          percent: 5,
          minimumSamples: 100,
        });
        expect(findings.filter(({ isWorse }) => isWorse)).toEqual([]);
        expect(verdict).toBe('inconclusive');
      }
    },
  );
});
