import type { RemoteWeight } from './weigh-remote.ts';

/** One figure of a build and its limit; null where there is none. */
export interface Figure {
  readonly what: string;
  readonly now: number;
  readonly atMost: number | null;
}

/**
 * Gzip bytes (docs/performance.md): 3 % above the heaviest on 2026-11-28. The entry has no such air, since
 * the registry refuses more than 10,500.
 */
const limits = { entry: 9_500, first: 18_200, list: 61_350 } as const;

/** A remote's weights with their limits. */
export function remoteFigures(name: string, weight: RemoteWeight): readonly Figure[] {
  const { entry, first, repeated, list } = weight;
  return [
    { what: `${name}, entry`, now: entry, atMost: limits.entry },
    { what: `${name}, first script`, now: first, atMost: limits.first },
    ...(list === undefined
      ? []
      : [{ what: `${name}, scripts of its first list`, now: list, atMost: limits.list }]),
    { what: `${name}, sources in several later scripts`, now: repeated, atMost: null },
  ];
}

export function isOverLimit({ now, atMost }: Figure): boolean {
  return atMost !== null && now > atMost;
}
