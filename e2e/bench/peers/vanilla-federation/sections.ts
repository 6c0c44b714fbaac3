import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Locale } from '@pazar/contracts/locale';
import type { Section } from '@pazar/shell/section';
import type { SectionSource } from '../../one-application/src/sections.ts';
import { remotes } from '../remotes.ts';

/** Replaces the sections of one application: each is a remote that the plugin registered. */
export const sections: Readonly<Record<string, SectionSource>> = Object.fromEntries(
  remotes.map((name) => [name, remoteSection(name)]),
);

function remoteSection(name: string): SectionSource {
  // The loader gives a JSON file as the object itself.
  const texts = (locale: Locale) => async () => ({
    default: await load<Record<string, unknown>>(`${name}/${locale}`),
  });
  return {
    load: () => load<{ section: Section }>(`${name}/section`),
    texts: { en: texts('en'), mk: texts('mk') },
  };
}

async function load<Module>(id: string): Promise<Module> {
  const module = await loadRemote<Module>(id);
  if (module === null) throw new Error(`The remote has no module ${id}`);
  return module;
}
