import { locationStatusSchema } from '@pazar/contracts/location';
import { z } from 'zod';
import { textsCodec } from '../csv/codecs.ts';
import type { InferInsertModel } from '../database/drizzle.ts';
import type { locationImages } from '../database/tables/location-images.ts';
import type { locations } from '../database/tables/locations.ts';
import { locationColumns } from '../locations/location-columns.ts';
import { locationTarget, newLocation } from '../locations/location-target.ts';
import { pictureNamesSchema, pictureRows, type SeededPicture } from './picture-rows.ts';
import type { SeedContext } from './seed-context.ts';
import { numberCodec, readSeedFiles, seedColumn, withReadOnly } from './seed-files.ts';

const columns = [
  ...withReadOnly(locationTarget.columns),
  seedColumn('agent'),
  seedColumn('key'),
  seedColumn('changed', numberCodec),
  seedColumn('pictures', textsCodec),
];

const besideInput = z.object({
  seed: z.object({ key: z.string(), changed: z.number(), pictures: pictureNamesSchema }),
  status: locationStatusSchema,
  isPrimary: z.boolean(),
});

/** How long before its last change a location was first entered. */
const establishedDays = 200;

export interface LocationRows {
  locations: InferInsertModel<typeof locations>[];
  pictures: SeededPicture[];
  images: InferInsertModel<typeof locationImages>[];
}

/** All locations, with their images. */
export async function locationRows(
  context: SeedContext,
  agentIdOf: (username: string) => string,
): Promise<LocationRows> {
  const found = await readSeedFiles(context, 'locations', { columns });
  const rows = found.map(({ agent, values: { seed, status, isPrimary, ...values } }) => {
    const beside = besideInput.parse({ seed, status, isPrimary });
    const { key, changed, pictures } = beside.seed;
    const created = changed + establishedDays;
    const agentId = agentIdOf(agent);
    const { exceptions, ...input } = locationColumns(newLocation(values));
    const location = {
      ...input,
      // The next holiday is another one on another day.
      exceptions: exceptions.toSorted((left, right) => (left.date < right.date ? -1 : 1)),
      id: context.id('location', key, created),
      agentId,
      isPrimary: beside.isPrimary,
      status: beside.status,
      createdBy: agentId,
      updatedBy: agentId,
      createdAt: context.instant(created),
      updatedAt: context.instant(changed),
    };
    const shown = { key: `${agent} place ${key}`, pictures, created };
    return { location, pictures: pictureRows(context, agentId, shown) };
  });
  return {
    locations: rows.map(({ location }) => location),
    pictures: rows.flatMap(({ pictures }) => pictures),
    images: rows.flatMap(({ location, pictures }) =>
      pictures.map(({ image }, position) => ({
        locationId: location.id,
        imageId: image.id,
        position,
      })),
    ),
  };
}
