import { useMaps } from '@pazar/shell/maps';
import { useTranslation } from 'react-i18next';
import { useState, useEffect, useRef } from 'react';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { type FoundPlace, placeFields, readPlace } from './found-place.ts';
import type { ReadyMaps } from '@pazar/ui/parts/ready-maps';
import { useLocale } from '@pazar/shell/locale';

/** How long typing rests before Google is asked, in milliseconds: each question costs. */
const rest = 250;

/** Fewer letters find everything. */
const minLetters = 2;

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

/** A place as Google proposes it. */
interface Proposal {
  readonly placeId: string;
  readonly name: string;
  /** Where it is: "Strumica, North Macedonia". */
  readonly detail: string;
}

/**
 * Searches places of this country by the typed text. Everything from the first letter to the
 * selected place is one session, for which Google charges once.
 */
function usePlaceSearch({ google: api }: ReadyMaps) {
  const language = useLocale();
  const [predictions, setPredictions] = useState<google.maps.places.PlacePrediction[]>([]);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const token = useRef<google.maps.places.AutocompleteSessionToken>(null);
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);

  async function ask(input: string, signal: AbortSignal): Promise<void> {
    const { AutocompleteSessionToken, AutocompleteSuggestion } =
      await api.maps.importLibrary('places');
    token.current ??= new AutocompleteSessionToken();
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      language,
      region: 'mk',
      includedRegionCodes: ['mk'],
      sessionToken: token.current,
    });
    if (signal.aborted) return;
    setPredictions(suggestions.flatMap(({ placePrediction }) => placePrediction ?? []));
    setState('idle');
  }

  function search(typed: string): void {
    asked.current?.abort();
    const input = typed.trim();
    if (input.length < minLetters) {
      setPredictions([]);
      setState('idle');
      return;
    }
    const question = new AbortController();
    asked.current = question;
    setState('busy');
    setTimeout(() => {
      if (question.signal.aborted) return;
      ask(input, question.signal).catch((error: unknown) => {
        console.error('Google could not search places', error);
        if (!question.signal.aborted) setState('failed');
      });
    }, rest);
  }

  /**
   * Google's data about a suggestion; null when they do not suffice, or when it does not answer.
   */
  async function choose(placeId: string): Promise<FoundPlace | null> {
    const place = predictions.find((one) => one.placeId === placeId)?.toPlace();
    if (place === undefined) return null;
    try {
      await place.fetchFields({ fields: placeFields });
      setState('idle');
      return readPlace(place);
    } catch (error) {
      console.error('Google could not answer for a place', error);
      setState('failed');
      return null;
    } finally {
      // The session ends with its place.
      token.current = null;
    }
  }
  return { proposals: predictions.map(toProposal), state, search, choose };
}

function toProposal(prediction: google.maps.places.PlacePrediction): Proposal {
  const { placeId, mainText, secondaryText, text } = prediction;
  return {
    placeId,
    name: mainText?.text ?? text.text,
    detail: secondaryText?.text ?? '',
  };
}
