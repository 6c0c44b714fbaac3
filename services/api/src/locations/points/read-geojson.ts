import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { requireRows } from '../../csv/read-file.ts';
import { turnPoints, type FilePoint } from './file-point.ts';

const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
});
const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});
/** Longitude and latitude, and a height that means nothing here (RFC 7946, 3.1.1). */
const coordinatesSchema = z.tuple([z.number(), z.number()], z.number());

/**
 * Reads GeoJSON (RFC 7946): a collection of features, or one. Throws when it is none; 413
 * `too-large` above 5,000 features.
 */
export async function readGeoJson(text: string): Promise<FilePoint[]> {
  const given: unknown = JSON.parse(text);
  const collection = collectionSchema.safeParse(given);
  const features = collection.success ? collection.data.features : [given];
  requireRows(features.length);
  const points: FilePoint[] = [];
  for (const [index, feature] of features.entries()) {
    points.push(pointOf(featureSchema.parse(feature), index + 1));
    if (points.length % turnPoints === 0) await setImmediate();
  }
  return points;
}

function pointOf(
  { id, properties, geometry }: z.infer<typeof featureSchema>,
  line: number,
): FilePoint {
  const texts = Object.entries(properties ?? {}).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === '' ? [] : [[name, text] as const];
  });
  return {
    line,
    texts: id === undefined ? texts : [...texts, ['id', String(id)]],
    shape: shapeOf(geometry ?? null),
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function shapeOf(geometry: { type: string; coordinates?: unknown } | null): FilePoint['shape'] {
  if (geometry === null) return null;
  const coordinates = coordinatesSchema.safeParse(geometry.coordinates);
  if (geometry.type !== 'Point' || !coordinates.success) return geometry.type;
  const [lng, lat] = coordinates.data;
  return { lat, lng };
}
