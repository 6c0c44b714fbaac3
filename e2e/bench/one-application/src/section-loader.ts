import type {
  LoadedSection,
  SectionLoader,
  SectionLoaderOptions,
} from '../../../../host/src/federation/section-loader.ts';
import { sections } from './sections.ts';

/** Stands in for the host's loader: a section is a dynamic import and nothing more. */
export function createSectionLoader({ locale }: SectionLoaderOptions): SectionLoader {
  const loads = new Map<string, Promise<LoadedSection>>();
  const ready = new Map<string, LoadedSection>();

  async function load(name: string): Promise<LoadedSection> {
    const source = sections[name];
    if (source === undefined) throw new Error(`There is no section ${name}`);
    const [{ section }, texts] = await Promise.all([source.load(), source.texts[locale]()]);
    const loaded = { section, texts: texts.default };
    ready.set(name, loaded);
    return loaded;
  }
  function loadOnce(name: string): Promise<LoadedSection> {
    const started = loads.get(name) ?? load(name);
    loads.set(name, started);
    return started;
  }
  return {
    load: ({ name }) => loadOnce(name),
    preload: ({ name }) => void loadOnce(name),
    loaded: ({ name }) => ready.get(name),
  };
}
