import type { LoadedSection } from '../../../../host/src/core/loading/load-build.ts';
import type { Build } from '../../../../host/src/core/builds/build.ts';
import type {
  SectionLoader,
  SectionLoaderOptions,
} from '../../../../host/src/core/loading/section-loader.ts';
import { sections } from './sections.ts';

/** Stands in for the host's loader: a section is a dynamic import and nothing more. */
export function createSectionLoader({ locale }: SectionLoaderOptions): SectionLoader {
  const loads = new Map<string, Promise<LoadedSection>>();
  const ready = new Map<string, LoadedSection>();

  async function load(build: Build): Promise<LoadedSection> {
    const { name } = build;
    const source = sections[name];
    if (source === undefined) throw new Error(`There is no section ${name}`);
    const [{ section }, texts] = await Promise.all([source.load(), source.texts[locale]()]);
    const loaded = { build, section, texts: texts.default };
    ready.set(name, loaded);
    return loaded;
  }
  function loadOnce(build: Build): Promise<LoadedSection> {
    const started = loads.get(build.name) ?? load(build);
    loads.set(build.name, started);
    return started;
  }
  return {
    load: loadOnce,
    preload: (build) => void loadOnce(build),
    loaded: ({ name }) => ready.get(name),
    // One application has one version of everything.
    worked: () => undefined,
    giveUp: () => false,
    restart: () => undefined,
    replace: () => undefined,
    builds: () => [],
  };
}
