import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionDescriptor } from '@pazar/contracts/releases/section-descriptor';
import {
  sectionDescriptorSchema,
  withoutEditorMember,
} from '@pazar/contracts/releases/section-file';
import * as z from 'zod';

/** The contracts carry no words for their faults, to keep the browser's share small. */
const { localeError: error } = z.locales.en();

/**
 * Reads and validates a remote's `section.json`.
 *
 * @throws Error that names the file and every fault in it
 */
export function readSectionFile(root: string): SectionDescriptor {
  const file = join(root, 'section.json');
  const result = sectionDescriptorSchema.safeParse(withoutEditorMember(readJson(file)), { error });
  if (!result.success)
    throw new Error(`${file} is not a section descriptor:\n${z.prettifyError(result.error)}`);
  return result.data;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON`, { cause });
  }
}

/**
 * The bytes of a build's `section.json`: those of the folder's own, without what only editors read. A file that is
 * being written stays as it is, and the next save repairs it.
 */
export function publishedSectionFile(bytes: Buffer): Buffer {
  try {
    const written: unknown = JSON.parse(bytes.toString());
    const published = withoutEditorMember(written);
    return published === written ? bytes : Buffer.from(`${JSON.stringify(published, null, 2)}\n`);
  } catch {
    return bytes;
  }
}
