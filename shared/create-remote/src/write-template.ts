import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { roles, type RemoteNames } from './name-remote.ts';

/** Its files end in `.template`, so that no tool treats them as sources of the repository. */
const template = path.resolve(import.meta.dirname, '../template');
const ending = '.template';

/** Where the remote is: in the repository of Pazar, or in one of its team. */
export type Place = 'inside' | 'outside';

/** What the place gives besides the names. */
export interface PlaceValues {
  readonly place: Place;
  /** Position in the sidebar. */
  readonly order: number;
  /** Other values of the template's placeholders. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Writes the files of a new remote below a folder. Their layout is left to the formatter. */
export function writeTemplate(
  target: string,
  names: RemoteNames,
  { place, order, more = {} }: PlaceValues,
): void {
  const inText = (text: string) => JSON.stringify(text).slice(1, -1);
  const values = new Map([
    ['name', names.name],
    ['path', names.path],
    ['Name', names.component],
    ['title', inText(names.title)],
    ['titleMk', inText(names.titleMk)],
    ['role', roles[names.role]],
    ['order', String(order)],
    ...Object.entries(more),
  ]);
  for (const part of ['section', place]) writePart(path.join(template, part), target, values);
}

function writePart(part: string, target: string, values: ReadonlyMap<string, string>): void {
  const files = readdirSync(part, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith(ending))) {
    const text = readFileSync(path.join(part, file), 'utf8');
    // npm leaves a file out that is named `.gitignore`; `_` is in the place of the dot.
    const own = file.slice(0, -ending.length).replaceAll(/(^|\/)_/g, '$1.');
    const written = path.join(target, own);
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(
      written,
      text.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => valueOf(values, key)),
    );
  }
}

/**
 * @throws Error for a placeholder of the template that the generator does not know
 */
function valueOf(values: ReadonlyMap<string, string>, key: string): string {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The template has {{${key}}}, which has no value.`);
  return value;
}
