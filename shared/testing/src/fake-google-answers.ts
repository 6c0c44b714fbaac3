import { googlePosition, type Literal } from './fake-google-map.ts';

/** A time of the week as Google has it: 0 is Sunday. */
export interface FakeTime {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Google's data about one place. */
export interface FakePlace {
  readonly id: string;
  readonly name: string;
  readonly location: Literal;
  /** Parts of its address by their type, such as `locality`, `route` and `postal_code`. */
  readonly address?: Readonly<Record<string, string>>;
  readonly phone?: string;
  readonly website?: string;
  readonly hours?: readonly { readonly open: FakeTime; readonly close: FakeTime | null }[];
}

/** How Google answers questions. */
export interface FakeAnswersOptions {
  readonly places?: readonly FakePlace[];
  /** Makes every library and every question fail. */
  readonly isBroken?: boolean;
  /** Called with each request. */
  readonly onCall?: (name: string, request: Readonly<Record<string, unknown>>) => void;
}

type Request = Readonly<Record<string, unknown>>;

/** The libraries `places` and `geocoding`, which know the places that a test gives. */
export function fakeAnswers({
  places = [],
  isBroken = false,
  onCall = () => undefined,
}: FakeAnswersOptions) {
  function ask(name: string, request: Request): void {
    onCall(name, request);
    if (isBroken)
      throw Object.assign(new Error('Google does not answer'), { code: 'UNKNOWN_ERROR' });
  }

  const found = (text: unknown) =>
    places.filter(({ name, address = {} }) =>
      [name, ...Object.values(address)].some(
        (part) =>
          String(text).toLowerCase().includes(part.toLowerCase()) ||
          part.toLowerCase().includes(String(text).toLowerCase()),
      ),
    );

  const componentsOf = ({ address = {} }: FakePlace) =>
    Object.entries(address).map(([type, text]) => ({
      longText: text,
      shortText: text,
      long_name: text,
      short_name: text,
      types: [type],
    }));

  function predictionOf(place: FakePlace) {
    const secondary = place.address?.['locality'] ?? '';
    return {
      placeId: place.id,
      text: { text: `${place.name}, ${secondary}` },
      mainText: { text: place.name },
      secondaryText: { text: secondary },
      toPlace: () => ({
        id: place.id,
        displayName: place.name,
        location: googlePosition(place.location),
        addressComponents: componentsOf(place),
        internationalPhoneNumber: place.phone ?? null,
        websiteURI: place.website ?? null,
        regularOpeningHours: place.hours ? { periods: place.hours } : null,
        fetchFields: (request: Request) =>
          Promise.resolve().then(() => ask('fetchFields', request)),
      }),
    };
  }

  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: (request: Request) =>
      Promise.resolve().then(() => {
        ask('fetchAutocompleteSuggestions', request);
        const suggestions = found(request['input']).map((place) => ({
          placePrediction: predictionOf(place),
        }));
        return { suggestions };
      }),
  };

  class Geocoder {
    geocode = (request: Request) =>
      Promise.resolve().then(() => {
        ask('geocode', request);
        const matches = request['location'] === undefined ? found(request['address']) : places;
        if (matches.length === 0) {
          throw Object.assign(new Error('Nothing was found'), { code: 'ZERO_RESULTS' });
        }
        const results = matches.map((place) => ({
          place_id: place.id,
          geometry: { location: googlePosition(place.location) },
          address_components: componentsOf(place),
        }));
        return { results };
      });
  }

  /** Each is one session for what Google charges. */
  class AutocompleteSessionToken {
    readonly session = Symbol('session');
  }
  return {
    places: { AutocompleteSessionToken, AutocompleteSuggestion },
    geocoding: { Geocoder },
  };
}
