import { type FakeMap, googlePosition, Listened, type Literal } from './fake-google-map.ts';

interface MarkerOptions {
  map: FakeMap;
  position: Literal;
  title: string;
  content?: Node;
  label?: string;
  gmpClickable?: boolean;
  gmpDraggable?: boolean;
  clickable?: boolean;
  draggable?: boolean;
}

/** A pin in the page: a button when it can be pressed or moved; `fake-drag` moves it. */
function markerElement(given: MarkerOptions): HTMLElement {
  const element = document.createElement('div');
  const isButton = [given.gmpClickable, given.gmpDraggable, given.clickable, given.draggable];
  element.setAttribute('role', isButton.includes(true) ? 'button' : 'img');
  element.setAttribute('aria-label', given.title);
  if (given.content) element.append(given.content);
  else element.textContent = given.label ?? '';
  given.map.getDiv().append(element);
  return element;
}

function noteAt(element: HTMLElement, at: Literal): void {
  element.setAttribute('data-position', `${at.lat},${at.lng}`);
}

/** An element itself, as Google's is. */
export function AdvancedMarkerElement(given: MarkerOptions): HTMLElement {
  const element = markerElement(given);
  let at = given.position;
  noteAt(element, at);
  Object.defineProperties(element, {
    position: {
      get: () => at,
      set(next: Literal) {
        at = next;
        noteAt(element, at);
      },
    },
    map: {
      set(map: FakeMap | null) {
        if (map === null) element.remove();
      },
    },
  });
  element.addEventListener('click', () => element.dispatchEvent(new Event('gmp-click')));
  element.addEventListener('fake-drag', (event) => {
    // Tests send it with a position.
    at = (event as CustomEvent<Literal>).detail;
    noteAt(element, at);
    element.dispatchEvent(new Event('gmp-drag'));
  });
  return element;
}

export class Marker extends Listened {
  readonly #element: HTMLElement;
  #at: Literal;

  constructor(given: MarkerOptions) {
    super();
    this.#element = markerElement(given);
    this.#at = given.position;
    this.setPosition(given.position);
    this.#element.addEventListener('click', () => this.fire('click', {}));
    this.#element.addEventListener('fake-drag', (event) => {
      // Tests send it with a position.
      this.setPosition((event as CustomEvent<Literal>).detail);
      this.fire('drag', { latLng: this.getPosition() });
    });
  }

  getPosition() {
    return googlePosition(this.#at);
  }

  setPosition(at: Literal): void {
    this.#at = at;
    noteAt(this.#element, at);
  }

  setOptions({ title }: Partial<MarkerOptions>): void {
    if (title !== undefined) this.#element.setAttribute('aria-label', title);
  }

  /** The library resets it on each pin. */
  setAnimation(): void {}

  setMap(map: FakeMap | null): void {
    if (map === null) this.#element.remove();
  }
}
