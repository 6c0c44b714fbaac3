import type { Page } from '@playwright/test';

/** A place that Google knows. */
export interface KnownPlace {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Parts of its address by Google's type, such as `locality`. */
  readonly address: Readonly<Record<string, string>>;
  readonly phone: string;
}

/**
 * A fake of Google Maps with the parts that places need: a map with element pins, the search and
 * the addresses of one place. Searches are written into the page, as `data-asked`.
 */
const google = `(place) => {
  const position = ({ lat, lng }) => ({ lat, lng, toJSON: () => ({ lat, lng }) });
  const parts = Object.entries(place.address).map(([type, text]) => ({
    longText: text, long_name: text, types: [type],
  }));
  class Heard {
    addListener(name, hear) {
      this.element?.addEventListener(name, hear);
      return { remove: () => this.element?.removeEventListener(name, hear) };
    }
  }
  class Map extends Heard {
    constructor(element) { super(); this.element = element; }
    setOptions() {}
    setCenter() {}
    setZoom(zoom) { this.element.setAttribute('data-zoom', zoom); }
    getDiv() { return this.element; }
    getMapCapabilities() { return { isAdvancedMarkersAvailable: false }; }
  }
  const shape = (kind) => class extends Heard {
    constructor({ map }) {
      super();
      this.element = map.element.appendChild(document.createElement('span'));
      this.element.setAttribute('data-shape', kind);
    }
    setMap(map) { if (map === null) this.element.remove(); }
    setOptions() {}
    setPath() {}
    setPaths() {}
    setCenter() {}
    setRadius() {}
    getPath() { return new Heard(); }
  };
  class Marker extends Heard {
    constructor({ map, position, title, clickable }) {
      super();
      this.element = map.element.appendChild(document.createElement('span'));
      this.element.setAttribute('role', clickable ? 'button' : 'img');
      this.element.setAttribute('aria-label', title);
      this.setPosition(position);
    }
    setOptions() {}
    setAnimation() {}
    setPosition(at) { this.at = at; this.element.setAttribute('data-at', at.lat + ',' + at.lng); }
    getPosition() { return position(this.at); }
    setMap(map) { if (map === null) this.element.remove(); }
  }
  const found = {
    id: place.id, displayName: place.name, location: position(place), addressComponents: parts,
    internationalPhoneNumber: place.phone, fetchFields: async () => undefined,
  };
  const libraries = {
    marker: { Marker },
    places: {
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: {
        async fetchAutocompleteSuggestions({ input, includedRegionCodes, sessionToken }) {
          document.documentElement.dataset.asked = [input, includedRegionCodes, Boolean(sessionToken)].join();
          const placePrediction = {
            placeId: place.id, text: { text: place.name }, mainText: { text: place.name },
            secondaryText: { text: place.address.locality }, toPlace: () => found,
          };
          return { suggestions: [{ placePrediction }] };
        },
      },
    },
    geocoding: {
      Geocoder: class {
        async geocode() {
          return { results: [{ geometry: { location: position(place) }, address_components: parts }] };
        }
      },
    },
  };
  window.google = { maps: {
    Map, Marker, Polygon: shape('polygon'), Circle: shape('circle'), Polyline: shape('polyline'),
    event: { addListener: (heard, ...rest) => heard.addListener(...rest), removeListener: (listener) => listener.remove() },
    importLibrary: async (name) => libraries[name],
  } };
  window.initMap();
}`;

/** Answers for Google in this page; the fake knows one place. */
export async function playGoogle(page: Page, place: KnownPlace): Promise<void> {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${google})(${JSON.stringify(place)});`,
    }),
  );
}
