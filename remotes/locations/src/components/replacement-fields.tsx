import { growingLocationTypes } from '@pazar/contracts/growing-location-types';
import type { DependantKind } from '@pazar/contracts/location-replacements';
import type { LocationUses } from '@pazar/contracts/location-uses';
import { locationSource } from '@pazar/section/locations';
import { Picker } from '@pazar/section/picker';
import { useTranslation } from 'react-i18next';
import { Stack } from '@pazar/ui/layout';
import type { Replacements } from '../model/replacements.ts';

const any = locationSource();
const sources = {
  lot: locationSource({ type: growingLocationTypes }),
  product: any,
  promotion: any,
};
const kinds = ['lot', 'product', 'promotion'] as const satisfies readonly DependantKind[];

export interface ReplacementFieldsProps {
  /** How much of each kind needs another location. */
  counts: LocationUses['counts'];
  /** The locations to archive: they are no replacements. */
  without: readonly string[];
  replacements: Replacements;
  onChange: (replacements: Replacements) => void;
  /** The fault of the replacement for a kind. */
  faultOf: (kind: DependantKind) => string | undefined;
}

/** The replacement for each kind of record that depends on the archived locations. */
export function ReplacementFields({
  counts,
  without,
  replacements,
  onChange,
  faultOf,
}: ReplacementFieldsProps) {
  const { t } = useTranslation('locations');
  return (
    <Stack>
      {kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <Picker
            key={kind}
            label={t(`location.archive.replacementOf.${kind}`)}
            hint={kind === 'lot' ? t('location.archive.replacementHint') : undefined}
            source={sources[kind]}
            without={without}
            value={replacements[kind] ?? null}
            onChange={(id) => onChange({ ...replacements, [kind]: id ?? undefined })}
            error={faultOf(kind)}
          />
        ))}
    </Stack>
  );
}
