// This version has the JSON Schema of section.json, which an editor finds by a member of the file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const member = '"$schema": "./node_modules/@pazar/build/section.schema.json"';

/**
 * @param {{ root: string }} section
 * @returns {string[]} the changed files
 */
export function codemod({ root }) {
  const file = path.join(root, 'section.json');
  const text = readFileSync(file, 'utf8');
  if (text.includes('"$schema"')) return [];
  writeFileSync(
    file,
    text.replace(/\{(\s*)/, (_all, space) => `{${space}${member},${space}`),
  );
  return ['section.json'];
}
