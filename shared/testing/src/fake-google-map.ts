/** A position as tests give it and as Google's literals are, in degrees. */
export interface Literal {
  readonly lat: number;
  readonly lng: number;
}

/** A position as Google answers it. */
export function googlePosition({ lat, lng }: Literal) {
  return { lat, lng, toJSON: () => ({ lat, lng }) };
}

/** The listener handle of Google's older classes. */
export class Listened {
  #listeners: [name: string, listener: (event: unknown) => void][] = [];

  addListener(name: string, listener: (event: unknown) => void) {
    const entry: [string, (event: unknown) => void] = [name, listener];
    this.#listeners.push(entry);
    return { remove: () => this.#listeners.splice(this.#listeners.indexOf(entry), 1) };
  }

  fire(name: string, event: unknown): void {
    for (const [listened, listener] of this.#listeners) if (listened === name) listener(event);
  }
}

/** Writes its options into the page; `fake-click` with a position is a press on it. */
export class FakeMap extends Listened {
  readonly element: HTMLElement;

  /** Whether it has the id of a style, which the newer pins need. */
  readonly #hasId: boolean;

  constructor(element: HTMLElement, given: Readonly<Record<string, unknown>>, hasId = true) {
    super();
    this.element = element;
    this.#hasId = hasId;
    this.setOptions(given);
    element.addEventListener('fake-click', (event) => {
      // Tests send it with a position.
      const { detail } = event as CustomEvent<Literal>;
      this.fire('click', { latLng: googlePosition(detail) });
    });
  }

  setOptions(given: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(given)) {
      // The one option that is an object.
      if (name === 'center') this.setCenter(value as Literal);
      else this.#note(name, value);
    }
  }

  setCenter({ lat, lng }: Literal): void {
    this.#note('center', `${lat},${lng}`);
  }

  setZoom(zoom: number): void {
    this.#note('zoom', zoom);
  }

  getDiv = () => this.element;
  getMapCapabilities = () => ({ isAdvancedMarkersAvailable: this.#hasId });

  #note(name: string, value: unknown): void {
    this.element.setAttribute(`data-${name.toLowerCase()}`, String(value));
  }
}

/** The options that the library or a test gives a shape. */
interface ShapeOptions {
  readonly map?: FakeMap | null;
  readonly clickable?: boolean;
  /** Metres. */
  readonly radius?: number;
}

/** Polygons, circles and lines: an element that names the kind, for as long as it is on the map. */
class FakeShape extends Listened {
  readonly #element = document.createElement('span');

  constructor(kind: string, { map = null, ...options }: ShapeOptions) {
    super();
    this.#element.setAttribute('data-shape', kind);
    this.setOptions(options);
    this.setMap(map);
  }

  setOptions({ clickable, radius }: ShapeOptions): void {
    if (clickable !== undefined) this.#element.setAttribute('data-clickable', String(clickable));
    if (radius !== undefined) this.setRadius(radius);
  }

  setMap(map: FakeMap | null): void {
    if (map === null) this.#element.remove();
    else map.getDiv().append(this.#element);
  }

  setRadius(radius: number): void {
    this.#element.setAttribute('data-radius', String(radius));
  }

  // Nobody looks where a shape is.
  setCenter(): void {}
  setPath(): void {}
  setPaths(): void {}

  /** The library listens to its points. */
  getPath = () => new Listened();
}

/** A class of Google's shapes: polygons, circles or lines. */
export function fakeShape(kind: string): new (given: ShapeOptions) => FakeShape {
  return class extends FakeShape {
    constructor(given: ShapeOptions) {
      super(kind, given);
    }
  };
}
