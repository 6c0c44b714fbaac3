import vectors from '@pazar/contracts/bucket-vectors.json' with { type: 'json' };
import type { DiscoveryEntry } from '@pazar/contracts/releases/discovery';
import { drawOf, rolloutRanges } from '@pazar/contracts/releases/draw';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDocument, anEntry } from '../../../test/discovery.ts';
import type { Role } from '@pazar/contracts/agent-kinds';
import { chooseEntry, rolloutPlaces } from './choose-entry.ts';

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

const at = (bucket: number, isInvited = false) => ({ bucket, isInvited });

const choose = (percentage: number, place?: Parameters<typeof chooseEntry>[1]) => {
  const chosen = chooseEntry([canaryAt(percentage), standard], place);
  return [chosen?.entry.metadata.version, chosen?.reason, chosen?.group];
};

describe('rolloutPlaces', () => {
  it.each(vectors.filter(({ remote }) => remote === 'catalog'))(
    'puts $subject into bucket $bucket of $rollout, as the server does',
    async ({ rollout, subject, bucket }) => {
      const document = aDocument();
      document.microFrontends['catalog'] = [canaryAt(5, rollout), standard];
      expect(await rolloutPlaces(document, () => subject, null)).toEqual(
        new Map([['catalog', at(bucket)]]),
      );
    },
  );

  it('asks nobody who they are while nothing is rolled out', async () => {
    const ask = () => {
      throw new Error('asked');
    };
    expect(await rolloutPlaces(aDocument(standard), ask, null)).toEqual(new Map());
  });
});

describe('the audience of a canary', () => {
  const session = { id: 'agent-7', roles: ['ROLE_AGENT' as const] };
  const invited = async (
    audience: { roles?: Role[]; agents?: string[] },
    who: Parameters<typeof rolloutPlaces>[2] = session,
  ) => {
    const canary = canaryAt(0);
    const { rollout } = canary.extras.pazar;
    if (rollout) rollout.audience = { roles: [], agents: [], ...audience };
    const document = aDocument();
    document.microFrontends['catalog'] = [canary, standard];
    const places = await rolloutPlaces(document, () => session.id, who);
    return places.get('catalog')?.isInvited;
  };

  it('has agents with one of its roles, and agents by their marks', async () => {
    const { mark } = await drawOf('catalog', 'r1', session.id);
    expect(await invited({ roles: ['ROLE_AGENT'] })).toBe(true);
    expect(await invited({ roles: ['ROLE_MANAGEMENT'] })).toBe(false);
    expect(await invited({ agents: [mark] })).toBe(true);
    const { mark: elsewhere } = await drawOf('catalog', 'r2', session.id);
    expect(await invited({ agents: [elsewhere] })).toBe(false);
  });

  it('has no role of somebody who is signed out', async () => {
    expect(await invited({ roles: ['ROLE_AGENT'] }, null)).toBe(false);
  });

  it('gets the canary whatever its bucket is, and reports as invited unless it drew the canary', () => {
    expect(choose(0, at(9_999, true))).toEqual(['0.2.0-def', 'canary', 'invited']);
    expect(choose(0, at(0))).toEqual(['0.1.0-abc', 'default', 'other']);
    expect(choose(5, at(9_999, true))).toEqual(['0.2.0-def', 'canary', 'invited']);
    expect(choose(5, at(0, true))).toEqual(['0.2.0-def', 'canary', 'canary']);
  });
});

describe('chooseEntry', () => {
  it('gives the canary to the lowest buckets, and counts the highest as its control', () => {
    expect([0, 499, 500, 9_499, 9_500, 9_999].map((bucket) => choose(5, at(bucket)))).toEqual([
      ['0.2.0-def', 'canary', 'canary'],
      ['0.2.0-def', 'canary', 'canary'],
      ['0.1.0-abc', 'default', 'other'],
      ['0.1.0-abc', 'default', 'other'],
      ['0.1.0-abc', 'default', 'control'],
      ['0.1.0-abc', 'default', 'control'],
    ]);
  });

  it('gives a first release to its share, and nobody else the section', () => {
    const choice = (bucket: number) => chooseEntry([canaryAt(5)], at(bucket))?.reason;
    expect([0, 499, 500, 9_999].map(choice)).toEqual(['canary', 'canary', undefined, undefined]);
    const { pazar } = canaryAt(5).extras;
    const recalled = { ...canaryAt(5), extras: { pazar: { ...pazar, recalled: ['0.2.0-def'] } } };
    expect(chooseEntry([recalled], at(0))).toBeUndefined();
  });

  it('moves nobody back when the share rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        (bucket, one, other) => {
          const [before] = choose(Math.min(one, other), at(bucket));
          const [after] = choose(Math.max(one, other), at(bucket));
          expect(before === '0.2.0-def' && after === '0.1.0-abc').toBe(false);
        },
      ),
    );
  });

  it('gives nobody a canary that was recalled', () => {
    const { pazar } = standard.extras;
    const recalling = { ...standard, extras: { pazar: { ...pazar, recalled: ['0.2.0-def'] } } };
    expect(chooseEntry([canaryAt(100), recalling], at(0))).toMatchObject({
      entry: recalling,
      reason: 'default',
      rollout: null,
    });
  });
});
