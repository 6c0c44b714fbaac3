import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type SectionDescriptor,
  sectionDescriptorSchema,
} from '@pazar/contracts/section-descriptor';
import * as z from 'zod';

/**
 * Reads and validates a remote's `section.json`.
 *
 * @throws Error that names the file and every fault in it
 */
export function readSectionFile(root: string): SectionDescriptor {
  const file = join(root, 'section.json');
  const result = sectionDescriptorSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success)
    throw new Error(`${file} is not a section descriptor:\n${z.prettifyError(result.error)}`);
  return result.data;
}
