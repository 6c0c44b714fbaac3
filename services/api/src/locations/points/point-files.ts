import type { LocationDetail } from '@pazar/contracts/location-detail';
import { cellsOf, type CellContext } from '../../csv/columns.ts';
import { unguardFormula } from '../../csv/formula-guard.ts';
import type { OtherFile } from '../../lists/own-list.ts';
import { locationCsvColumns } from '../location-csv.ts';
import type { PointFormat } from './file-point.ts';

/**
 * Locations as files of points. The properties of a point are the cells of a CSV file under the keys
 * of their columns, so that the file can be imported again. A location without a pin has no geometry.
 */
export const pointFiles: Readonly<Record<PointFormat, OtherFile>> = {
  geojson: { mediaType: 'application/geo+json', write: writeGeoJson },
  kml: { mediaType: 'application/vnd.google-earth.kml+xml', write: writeKml },
};

/** Columns that are the geometry of a point. */
const geometryKeys: readonly string[] = ['lat', 'lng'];

function writeGeoJson(records: readonly object[], context: CellContext): string {
  const features = locationsOf(records).map((location) => {
    const position = coordinatesOf(location);
    return {
      type: 'Feature',
      properties: Object.fromEntries(propertiesOf(location, context)),
      geometry: position && { type: 'Point', coordinates: position },
    };
  });
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 2)}\n`;
}

function writeKml(records: readonly object[], context: CellContext): string {
  const placemarks = locationsOf(records).map((location) => {
    const position = coordinatesOf(location);
    const data = propertiesOf(location, context)
      .filter(([key]) => key !== 'name')
      .map(([key, text]) => `<Data name="${key}"><value>${escaped(text)}</value></Data>`);
    return [
      `<Placemark><name>${escaped(location.name)}</name>`,
      // The notes are among the data too; map services show the description.
      location.notes && `<description>${escaped(location.notes)}</description>`,
      `<ExtendedData>${data.join('')}</ExtendedData>`,
      position && `<Point><coordinates>${position.join(',')}</coordinates></Point>`,
      '</Placemark>',
    ].join('');
  });
  const open = '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    open,
    ...placemarks,
    '</Document></kml>\n',
  ].join('\n');
}

// The list passes what its own `records` has read, which are locations.
const locationsOf = (records: readonly object[]) => records as readonly LocationDetail[];

/** Longitude first, as both formats have it; null without a pin. */
function coordinatesOf({ lat, lng }: LocationDetail): [lng: number, lat: number] | null {
  return lat === null || lng === null ? null : [lng, lat];
}

/** The non-empty cells, without the marks that only a spreadsheet needs. */
function propertiesOf(
  location: LocationDetail,
  context: CellContext,
): [key: string, text: string][] {
  const cells = cellsOf(locationCsvColumns, location, { ...context, decimal: '.' });
  return locationCsvColumns.flatMap(({ key }, at): [string, string][] => {
    const text = unguardFormula(cells[at] ?? '');
    return text === '' || geometryKeys.includes(key) ? [] : [[key, text]];
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Signs that no document in XML 1.0 may have. */
const noXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string) =>
  text.replaceAll(noXml, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
