import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import type { FilePoint } from './file-point.ts';

/** Characters that are read before other requests get their turn: some milliseconds of work. */
const turnLength = 32 * 1024;

/** Elements within each other at most: OGC 12-007r2 needs about ten. */
const maxDepth = 100;

/** Kinds of placemarks besides points (OGC 12-007r2, 10), and Google's tracks. */
const otherShapes = new Set([
  'LineString',
  'LinearRing',
  'Polygon',
  'MultiGeometry',
  'Model',
  'Track',
  'MultiTrack',
]);

interface Placemark {
  line: number;
  texts: [name: string, text: string][];
  shape: FilePoint['shape'];
}

/**
 * Reads the placemarks of KML (OGC 12-007r2) in turns with other requests. Throws when it is no
 * XML, or declares a document type: the parser knows only the five entities of XML, and defines
 * none.
 */
export async function readKml(text: string): Promise<FilePoint[]> {
  const parser = new SaxesParser();
  const placemarks: Placemark[] = [];
  /** Names of the elements that are open. */
  const path: string[] = [];
  /** Names of the data that are open. */
  let dataName = '';
  let buffer = '';
  let open: { placemark: Placemark; depth: number } | null = null;

  parser.on('doctype', () => {
    throw new Error('A file of points has no document type.');
  });
  parser.on('opentag', ({ name: tag, attributes }) => {
    const name = localName(tag);
    path.push(name);
    if (path.length > maxDepth) throw new Error('The elements are nested too deeply.');
    buffer = '';
    if (name === 'Placemark') {
      const placemark: Placemark = { line: parser.line, texts: [], shape: null };
      placemarks.push(placemark);
      open = { placemark, depth: path.length };
    } else if (name === 'Data' || name === 'SimpleData') dataName = attributes['name'] ?? '';
  });
  const add = (more: string) => void (buffer += more);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    if (open !== null) close(open.placemark, path.slice(open.depth).join('/'));
    path.pop();
    if (open !== null && path.length < open.depth) open = null;
    buffer = '';
  });

  function close(placemark: Placemark, element: string): void {
    const value = buffer.trim();
    if (element === 'Point/coordinates') placemark.shape = positionOf(value);
    else if (otherShapes.has(element)) placemark.shape = element;
    else if (element === 'name' || element === 'address' || element === 'phoneNumber')
      placemark.texts.push([element, value]);
    else if (element === 'description') placemark.texts.push([element, plainText(value)]);
    else if (element === 'ExtendedData/Data/value' || element.endsWith('/SimpleData'))
      placemark.texts.push([dataName, value]);
  }

  for (let at = 0; at < text.length; at += turnLength) {
    parser.write(text.slice(at, at + turnLength));
    await setImmediate();
  }
  parser.close();
  return placemarks;
}

/** Without the prefix of its namespace: Google writes `gx:Track`. */
const localName = (tag: string) => tag.slice(tag.indexOf(':') + 1);

/** Longitude, latitude, and a height that means nothing here. */
function positionOf(text: string): FilePoint['shape'] {
  const [lng = NaN, lat = NaN] = text.split(',').map((part) => Number(part.trim() || NaN));
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : `Point ${text}`;
}

/** Descriptions are HTML in files of map services. */
function plainText(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
}
