import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionSchema } from './section-schema.ts';

const [file = join(import.meta.dirname, '../../section.schema.json')] = process.argv.slice(2);
writeFileSync(file, `${JSON.stringify(sectionSchema(), null, 2)}\n`);
