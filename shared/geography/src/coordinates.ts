import type { Position } from './position.ts';

/** Decimals of a degree that the API keeps: about 11 cm. */
const decimals = 6;

/** Writes a position as every map reads it: `41.404800, 22.663400`. */
export function writeCoordinates({ lat, lng }: Position): string {
  return `${lat.toFixed(decimals)}, ${lng.toFixed(decimals)}`;
}

/** Rounds a position to the decimals that the API keeps. */
export function roundPosition({ lat, lng }: Position): Position {
  // Adding 0 makes 0 of -0.
  return { lat: Number(lat.toFixed(decimals)) + 0, lng: Number(lng.toFixed(decimals)) + 0 };
}

/**
 * Parses a position that somebody typed, pasted or copied from another map: decimal degrees with
 * points or commas, degrees with minutes and seconds, with the letters of both languages, and links
 * of Google Maps, OpenStreetMap and `geo:`. Latitude comes first unless the letters say otherwise.
 *
 * @returns null for anything else, such as a short link, which contains no position
 */
export function parseCoordinates(text: string): Position | null {
  const position = readLink(text) ?? readAngles(text);
  const isOnEarth =
    position !== null && Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180;
  return isOnEarth ? roundPosition(position) : null;
}

/** The link's place has priority over the centre of its map. */
const inLinks = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&]mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/,
  /[?&](?:q|query|ll|center|destination)=(?:loc:)?(-?\d+\.\d+),[+ ]?(-?\d+\.\d+)/,
  /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/,
  /[@/](-?\d+\.\d+),[+ ]?(-?\d+\.\d+)/,
  /#map=\d+(?:\.\d+)?\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
];

function readLink(text: string): Position | null {
  const link = text.trim().replaceAll(/%2c/gi, ',');
  if (!/^(?:https?|geo):/i.test(link)) return null;
  for (const pattern of inLinks) {
    const [, lat, lng] = pattern.exec(link) ?? [];
    if (lat !== undefined && lng !== undefined) return { lat: Number(lat), lng: Number(lng) };
  }
  return null;
}

/** North, south, east and west, in English and Macedonian. */
const letter = '[NSEWСЈИЗ]';
const sign = '[-−+]';
const number = String.raw`\d+(?:[.,]\d+)?`;
const size = String.raw`${number}\s*[°º]?(?:\s*${number}\s*['′’])?(?:\s*${number}\s*(?:["″”]|''|′′))?`;
/** A letter before or after has priority over a sign; there is at most one of the three. */
const angle = String.raw`(?:${letter}\s*${size}|${size}\s*${letter}|${sign}?\s*${size})`;

/** Two angles are apart by white space, a comma or a semicolon, or by the mark that ends the first. */
const apart = String.raw`(?:\s*[,;]\s*|\s+|(?<=${letter}|[°º"″”'′’]))`;
const twoAngles = new RegExp(`^(?<first>${angle})${apart}(?<second>${angle})$`, 'i');

function readAngles(text: string): Position | null {
  const { first, second } = twoAngles.exec(text.trim())?.groups ?? {};
  if (first === undefined || second === undefined) return null;
  const angles = [readAngle(first), readAngle(second)];
  const lat = angles.find(({ axis }) => axis === 'lat') ?? angles.find(({ axis }) => axis === null);
  const lng = angles.find((other) => other !== lat && other.axis !== 'lat');
  return lat && lng ? { lat: lat.degrees, lng: lng.degrees } : null;
}

interface Angle {
  readonly degrees: number;
  /** The direction that its letter names. */
  readonly axis: 'lat' | 'lng' | null;
}

function readAngle(text: string): Angle {
  const [degrees = 0, ...sixtieths] = Array.from(text.matchAll(/[\d.,]+/g), ([digits]) =>
    Number(digits.replace(',', '.')),
  );
  const sum = sixtieths.reduce((all, count, place) => all + count / 60 ** (place + 1), degrees);
  const [mark = ''] = /[NSEWСЈИЗ−-]/i.exec(text.toUpperCase()) ?? [];
  const isRight = sixtieths.every((count) => count < 60);
  const direction = /[SWЈЗ−-]/.test(mark) ? -1 : 1;
  return { degrees: isRight ? direction * sum : Number.NaN, axis: axisOf(mark) };
}

function axisOf(mark: string): Angle['axis'] {
  if (/[NSСЈ]/.test(mark)) return 'lat';
  return /[EWИЗ]/.test(mark) ? 'lng' : null;
}
