import type { RemoteWeight } from './weigh-remote.ts';

/** One figure of a build and its limit. */
export interface Figure {
  readonly what: string;
  readonly now: number;
  readonly atMost: number;
}

/** Gzip bytes, and a count of sources (docs/performance.md). */
const limits = { entry: 6_500, first: 20_000, repeated: 0, list: 70_000 } as const;

/** A remote's weights with their limits; the names of repeated sources are in the last figure. */
export function remoteFigures(name: string, weight: RemoteWeight): readonly Figure[] {
  const { entry, first, repeated, list } = weight;
  const named = repeated.length === 0 ? '' : `: ${repeated.join(', ')}`;
  return [
    { what: `${name}, entry`, now: entry, atMost: limits.entry },
    { what: `${name}, first script`, now: first, atMost: limits.first },
    ...(list === undefined
      ? []
      : [{ what: `${name}, scripts of its first list`, now: list, atMost: limits.list }]),
    {
      what: `${name}, sources in several later scripts${named}`,
      now: repeated.length,
      atMost: limits.repeated,
    },
  ];
}

export function isOverLimit({ now, atMost }: Figure): boolean {
  return now > atMost;
}
