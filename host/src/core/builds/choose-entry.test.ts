import vectors from '@pazar/contracts/bucket-vectors.json' with { type: 'json' };
import type { DiscoveryEntry } from '@pazar/contracts/releases/discovery';
import { rolloutRanges } from '@pazar/contracts/releases/bucket';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDocument, anEntry } from '../../../test/discovery.ts';
import { chooseEntry, rolloutBuckets } from './choose-entry.ts';

const standard = anEntry('catalog');

/** A newer version for a share (percent) of the visitors. */
function canaryAt(percentage: number, id = 'r1'): DiscoveryEntry {
  const { pazar } = standard.extras;
  return {
    ...standard,
    url: standard.url.replace('0.1.0-abc', '0.2.0-def'),
    metadata: { ...standard.metadata, version: '0.2.0-def' },
    deployment: { traffic: percentage, default: false },
    extras: { pazar: { ...pazar, rollout: { id, ...rolloutRanges(percentage) } } },
  };
}

const choose = (percentage: number, bucket?: number) => {
  const chosen = chooseEntry([canaryAt(percentage), standard], bucket);
  return [chosen?.entry.metadata.version, chosen?.reason, chosen?.group];
};

describe('rolloutBuckets', () => {
  it.each(vectors.filter(({ remote }) => remote === 'catalog'))(
    'puts $subject into bucket $bucket of $rollout, as the server does',
    async ({ rollout, subject, bucket }) => {
      const document = aDocument();
      document.microFrontends['catalog'] = [canaryAt(5, rollout), standard];
      expect(await rolloutBuckets(document, () => subject)).toEqual(new Map([['catalog', bucket]]));
    },
  );

  it('asks nobody who they are while nothing is rolled out', async () => {
    const ask = () => {
      throw new Error('asked');
    };
    expect(await rolloutBuckets(aDocument(standard), ask)).toEqual(new Map());
  });
});

describe('chooseEntry', () => {
  it('gives the canary to the lowest buckets, and counts the highest as its control', () => {
    expect([0, 499, 500, 9_499, 9_500, 9_999].map((bucket) => choose(5, bucket))).toEqual([
      ['0.2.0-def', 'canary', 'canary'],
      ['0.2.0-def', 'canary', 'canary'],
      ['0.1.0-abc', 'default', 'other'],
      ['0.1.0-abc', 'default', 'other'],
      ['0.1.0-abc', 'default', 'control'],
      ['0.1.0-abc', 'default', 'control'],
    ]);
  });

  it('gives a first release to its share, and nobody else the section', () => {
    const choice = (bucket: number) => chooseEntry([canaryAt(5)], bucket)?.reason;
    expect([0, 499, 500, 9_999].map(choice)).toEqual(['canary', 'canary', undefined, undefined]);
    const { pazar } = canaryAt(5).extras;
    const recalled = { ...canaryAt(5), extras: { pazar: { ...pazar, recalled: ['0.2.0-def'] } } };
    expect(chooseEntry([recalled], 0)).toBeUndefined();
  });

  it('moves nobody back when the share rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        (bucket, one, other) => {
          const [before] = choose(Math.min(one, other), bucket);
          const [after] = choose(Math.max(one, other), bucket);
          expect(before === '0.2.0-def' && after === '0.1.0-abc').toBe(false);
        },
      ),
    );
  });

  it('gives nobody a canary that was recalled', () => {
    const { pazar } = standard.extras;
    const recalling = { ...standard, extras: { pazar: { ...pazar, recalled: ['0.2.0-def'] } } };
    expect(chooseEntry([canaryAt(100), recalling], 0)).toMatchObject({
      entry: recalling,
      reason: 'default',
      rollout: null,
    });
  });
});
