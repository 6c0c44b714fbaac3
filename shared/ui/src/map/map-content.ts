import type { Position } from '@pazar/geography/position';

/** The meaning of a colour on a map; always beside a text, a number or a shape. */
export type MapTone = 'neutral' | 'info' | 'good' | 'attention' | 'accent';

/** Something at one position. */
export interface MapPin {
  readonly key: string;
  readonly position: Position;
  /** Its accessible name, already translated. */
  readonly label: string;
  /** One to three characters on the pin, the same as on its row in a list: `1`. */
  readonly mark?: string;
  /** Words beside it that everybody sees. */
  readonly caption?: string;
  /** `ring` is a place whose position is not known, drawn in its municipality; `dot` is a point. */
  readonly kind?: 'pin' | 'ring' | 'dot';
  readonly tone?: MapTone;
}

/** A municipality, or the City of Skopje, with a colour. */
export interface MapArea {
  /** ISO 3166-2, such as `MK-410`. */
  readonly code: string;
  readonly tone: MapTone;
}

export interface MapCircle {
  readonly key: string;
  readonly centre: Position;
  readonly radiusKm: number;
  readonly tone: MapTone;
}

/** A straight line between two positions, with words at its middle. */
export interface MapLink {
  readonly key: string;
  readonly from: Position;
  readonly to: Position;
  readonly label: string;
  readonly tone: MapTone;
}

/** The content drawn on the country. */
export interface MapContent {
  readonly pins?: readonly MapPin[];
  readonly areas?: readonly MapArea[];
  readonly circles?: readonly MapCircle[];
  readonly links?: readonly MapLink[];
}

/** A pin that is moved by pointer and keys. */
export interface MovablePin {
  readonly position: Position;
  /** Its subject, already translated: "The pin of the farm". */
  readonly label: string;
  /** Called at each step of a move. */
  readonly onMove: (position: Position) => void;
}

export interface MapProps extends MapContent {
  /** Name for screen readers, already translated. */
  readonly label: string;
  /** CSS length or pixels; default 500 px, and never wider than its place. */
  readonly width?: number | string;
  /** CSS length or pixels; default 500 px. */
  readonly height?: number | string;
  /** Shows all of the country at first, whatever is on it. */
  readonly isWholeCountry?: boolean;
  /** Key of the selected pin. */
  readonly selected?: string | null;
  /** If set, pins can be selected; null when the selected one is pressed again. */
  readonly onSelect?: (key: string | null) => void;
  /** Key of the pin that the pointer is on, here or in a list. */
  readonly hovered?: string | null;
  readonly onHover?: (key: string | null) => void;
  /** If set, municipalities can be selected. */
  readonly onChooseArea?: (code: string) => void;
  /** If set, positions can be selected: by a press, or Enter at the middle of the map. */
  readonly onChoosePosition?: (position: Position) => void;
  readonly movable?: MovablePin;
  /** Instructions, already translated; shown in a corner. */
  readonly hint?: string;
}
