import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemotePlan } from './plan-remote.ts';

/** Its files end in `.template`, so that no tool treats them as sources of the repository. */
const template = path.resolve(import.meta.dirname, '../../remote-template');
const ending = '.template';

/** Writes the files of a new remote. Their layout is left to the formatter. */
export function writeRemote(root: string, plan: RemotePlan): void {
  const inText = (text: string) => JSON.stringify(text).slice(1, -1);
  const values = new Map([
    ['name', plan.name],
    ['path', plan.path],
    ['Name', plan.component],
    ['title', inText(plan.title)],
    ['titleMk', inText(plan.titleMk)],
    ['order', String(plan.order)],
  ]);
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith(ending))) {
    const text = readFileSync(path.join(template, file), 'utf8');
    const target = path.join(root, plan.folder, file.slice(0, -ending.length));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
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
