import { describe, expect, it } from 'vitest';
import { findUnexplained, variablesIn } from './source-variables.ts';

describe('The variables of the sources', () => {
  const sources = [
    "read('PAZAR_HOME')",
    "schema.and(bucketSchema('PAZAR_IMAGE'))",
    'export function bucketSchema(prefix) {\n  BUCKET: z.string(),\n  REGION: z.string(),',
    '  CELLAR: z.string(),',
  ];

  it('are names in them, and those that the schema of a bucket composes', () => {
    expect([...variablesIn(sources)]).toEqual([
      'PAZAR_HOME',
      'PAZAR_IMAGE_BUCKET',
      'PAZAR_IMAGE_REGION',
    ]);
  });

  it('are each explained in a table, or reported', () => {
    const document = '| `PAZAR_IMAGE_BUCKET` | where pictures are |\nPAZAR_HOME is only mentioned.';
    expect(findUnexplained(variablesIn(sources), document)).toEqual([
      'PAZAR_HOME is read, and no table of docs/reference/configuration.md explains it',
      'PAZAR_IMAGE_REGION is read, and no table of docs/reference/configuration.md explains it',
    ]);
  });
});
