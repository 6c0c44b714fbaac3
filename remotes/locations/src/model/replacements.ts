import type { DependantKind } from '@pazar/contracts/location-replacements';
import type { LocationUses } from '@pazar/contracts/location-uses';
import { type Dependants, liveOf } from './live-uses.ts';

/** The chosen location for each kind. */
export type Replacements = Readonly<Partial<Record<DependantKind, string | undefined>>>;

/** Whether a kind that depends on the archived locations has no replacement yet. */
export function isReplacementMissing(
  { counts }: Pick<LocationUses, 'counts'>,
  replacements: Replacements,
): boolean {
  return (['lot', 'product', 'promotion'] as const).some(
    (kind) => counts[kind] > 0 && replacements[kind] === undefined,
  );
}

/** What depends on some locations together, each record once. */
export function usesTogether(uses: readonly LocationUses[]): Dependants {
  const items = new Map(uses.flatMap((one) => one.items.map((use) => [use.id, use] as const)));
  return liveOf({ items: [...items.values()] });
}
