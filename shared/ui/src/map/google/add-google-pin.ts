import type { Position } from '@pazar/geography/position';

export interface GooglePinOptions {
  readonly map: google.maps.Map;
  readonly library: google.maps.MarkerLibrary;
  readonly position: Position;
  /** Its name; Google makes the pin a button with it when it can be pressed. */
  readonly title: string;
  /** Its look, and a mark for the older pins, which look different. */
  readonly content: Node;
  readonly mark: string;
  readonly onPress: (() => void) | undefined;
  readonly onMove: ((position: Position) => void) | undefined;
}

/** A pin on Google's map. */
export interface GooglePin {
  readonly move: (position: Position) => void;
  readonly remove: () => void;
}

/** Newer pins need a map with an id of a style; without one Google has only the older ones. */
export function addGooglePin(options: GooglePinOptions): GooglePin {
  const { isAdvancedMarkersAvailable = false } = options.map.getMapCapabilities();
  return isAdvancedMarkersAvailable ? addNewer(options) : addOlder(options);
}

function addNewer(options: GooglePinOptions): GooglePin {
  const { map, library, position, title, content, onPress, onMove } = options;
  const marker = new library.AdvancedMarkerElement({
    map,
    position,
    title,
    content,
    gmpClickable: onPress !== undefined,
    gmpDraggable: onMove !== undefined,
  });
  if (onPress) marker.addEventListener('gmp-click', onPress);
  if (onMove) {
    marker.addEventListener('gmp-drag', () => {
      const at = toPosition(marker.position);
      if (at !== null) onMove(at);
    });
  }
  return {
    move(next) {
      marker.position = next;
    },
    remove() {
      marker.map = null;
    },
  };
}

function addOlder(options: GooglePinOptions): GooglePin {
  const { map, library, position, title, mark, onPress, onMove } = options;
  const marker = new library.Marker({
    map,
    position,
    title,
    ...(mark !== '' && { label: mark }),
    clickable: onPress !== undefined,
    draggable: onMove !== undefined,
  });
  if (onPress) marker.addListener('click', onPress);
  if (onMove) {
    marker.addListener('drag', () => {
      const at = toPosition(marker.getPosition());
      if (at !== null) onMove(at);
    });
  }
  return { move: (next) => marker.setPosition(next), remove: () => marker.setMap(null) };
}

type GooglePosition = google.maps.LatLng | google.maps.LatLngLiteral | null | undefined;

/** Google has positions as two numbers and as an object with two functions. */
export function toPosition(position: GooglePosition): Position | null {
  if (position === null || position === undefined) return null;
  return 'toJSON' in position ? position.toJSON() : { lat: position.lat, lng: position.lng };
}
