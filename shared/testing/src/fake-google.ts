import { fakeAnswers, type FakeAnswersOptions } from './fake-google-answers.ts';
import { FakeMap, fakeShape, type Listened } from './fake-google-map.ts';
import { AdvancedMarkerElement, Marker } from './fake-google-pins.ts';

export interface FakeGoogleOptions extends FakeAnswersOptions {
  /** False for a map without the id of a style, which has Google's older pins alone. */
  readonly hasMapId?: boolean;
}

/**
 * The `google` global of Google's script, as far as Pazar uses it and without a network: maps and
 * pins are plain elements. These four files import nothing else, so that the end-to-end tests can
 * pass their text to a browser.
 */
export function fakeGoogle({ hasMapId = true, ...options }: FakeGoogleOptions = {}): {
  maps: object;
} {
  const libraries = { marker: { AdvancedMarkerElement, Marker }, ...fakeAnswers(options) };
  class Map extends FakeMap {
    constructor(element: HTMLElement, given: Readonly<Record<string, unknown>>) {
      super(element, given, hasMapId);
    }
  }
  return {
    maps: {
      Map,
      Polygon: fakeShape('polygon'),
      Circle: fakeShape('circle'),
      Polyline: fakeShape('polyline'),
      Marker,
      event: {
        addListener: (target: Listened, ...heard: Parameters<Listened['addListener']>) =>
          target.addListener(...heard),
        removeListener: (listener: { remove: () => void }) => listener.remove(),
      },
      places: libraries.places,
      importLibrary: (name: keyof typeof libraries) =>
        options.isBroken === true
          ? Promise.reject(new Error(`${name} did not come`))
          : Promise.resolve(libraries[name]),
    },
  };
}
