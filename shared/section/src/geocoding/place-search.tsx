import { useMaps } from '@pazar/shell/maps';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { ComboBox } from '@pazar/ui/input/combo-box';
import type { FoundPlace } from './found-place.ts';
import type { ReadyMaps } from '@pazar/ui/parts/ready-maps';
import { usePlaceSearch } from './use-place-search.ts';

export interface PlaceSearchProps {
  label: string;
  hint?: string;
  /** Called with everything that Google knows of the place that was chosen. */
  onFound: (place: FoundPlace) => void;
}

/** Finds a place by its name through Google. Hidden without Google. */
export function PlaceSearch(props: PlaceSearchProps) {
  const maps = useMaps();
  return maps.state === 'ready' ? <SearchField {...props} maps={maps} /> : null;
}

function SearchField({ maps, onFound, ...head }: PlaceSearchProps & { maps: ReadyMaps }) {
  const { t } = useTranslation('shell');
  const { proposals, state, search, choose } = usePlaceSearch(maps);
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const [isWithoutPlace, setWithoutPlace] = useState(false);

  async function take(id: string | null): Promise<void> {
    const proposal = proposals.find(({ placeId }) => placeId === id);
    setChosen(proposal === undefined ? null : { id: proposal.placeId, name: proposal.name });
    if (proposal === undefined) return;
    const place = await choose(proposal.placeId);
    setWithoutPlace(place === null);
    if (place !== null) onFound(place);
  }
  return (
    <ComboBox
      {...head}
      options={proposals.map(({ placeId, name, detail }) => ({
        value: placeId,
        label: name,
        detail,
      }))}
      value={chosen?.id ?? null}
      selectedLabel={chosen?.name}
      onChange={(id) => void take(id)}
      onQuery={search}
      isBusy={state === 'busy'}
      {...((state === 'failed' || isWithoutPlace) && { error: t('map.searchFailed') })}
    />
  );
}
