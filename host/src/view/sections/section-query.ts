import type { HostServices } from '../../host-services.ts';
import type { LoadedSection } from '../../core/loading/load-build.ts';
import type { Build } from '../../core/builds/build.ts';

type SectionQueryServices = Pick<HostServices, 'loader' | 'i18n' | 'locale'>;

/** A remote's section as the page shows it; its texts have joined the shell's. */
export function sectionQuery({ loader, i18n, locale }: SectionQueryServices, build: Build) {
  function take(loaded: LoadedSection): Omit<LoadedSection, 'texts'> {
    const { texts, ...rest } = loaded;
    i18n.addResourceBundle(locale, rest.build.section.namespace, texts);
    return rest;
  }
  return {
    queryKey: ['shell', 'section', build.name, build.version],
    queryFn: async () => take(await loader.load(build)),
    // One that was pointed at before is there at once, without a frame of waiting.
    initialData: () => {
      const loaded = loader.loaded(build);
      return loaded && take(loaded);
    },
    // The loader has retried already; what loaded stays for the life of the tab.
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    // Without a connection the loader says so; the library would wait for one in silence.
    networkMode: 'always',
  } as const;
}
