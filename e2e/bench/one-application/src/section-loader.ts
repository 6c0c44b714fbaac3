import type { LoadedSection } from '../../../../host/src/core/loading/load-build.ts';
import type { RemoteRecord } from '../../../../host/src/core/records/remote-record.ts';
import type {
  SectionLoader,
  SectionLoaderOptions,
} from '../../../../host/src/core/loading/section-loader.ts';
import { sections } from './sections.ts';

/** Stands in for the host's loader: a section is a dynamic import and nothing more. */
export function createSectionLoader({ locale }: SectionLoaderOptions): SectionLoader {
  const loads = new Map<string, Promise<LoadedSection>>();
  const ready = new Map<string, LoadedSection>();

  async function load(record: RemoteRecord): Promise<LoadedSection> {
    const { name } = record;
    const source = sections[name];
    if (source === undefined) throw new Error(`There is no section ${name}`);
    const [{ section }, texts] = await Promise.all([source.load(), source.texts[locale]()]);
    const loaded = { record, section, texts: texts.default };
    ready.set(name, loaded);
    return loaded;
  }
  function loadOnce(record: RemoteRecord): Promise<LoadedSection> {
    const started = loads.get(record.name) ?? load(record);
    loads.set(record.name, started);
    return started;
  }
  return {
    load: loadOnce,
    preload: (record) => void loadOnce(record),
    loaded: ({ name }) => ready.get(name),
    // One application has one version of everything.
    worked: () => undefined,
    giveUp: () => false,
    restart: () => undefined,
    replace: () => undefined,
    records: () => [],
  };
}
