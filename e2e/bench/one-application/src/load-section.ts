import type { Locale } from '@pazar/contracts/locale';
import type { LoadedSection } from '../../../../host/src/core/builds/load-build.ts';
import { sections } from './sections.ts';

type Loaded = Pick<LoadedSection, 'section' | 'texts'>;

const loads = new Map<string, Promise<Loaded>>();

/** Loads a section once: a dynamic import and nothing more. */
export function loadSection(name: string, locale: Locale): Promise<Loaded> {
  const started = loads.get(name) ?? load(name, locale);
  loads.set(name, started);
  return started;
}

async function load(name: string, locale: Locale): Promise<Loaded> {
  const source = sections[name];
  if (source === undefined) throw new Error(`There is no section ${name}`);
  const [{ section }, texts] = await Promise.all([source.load(), source.texts[locale]()]);
  return { section, texts: texts.default };
}
