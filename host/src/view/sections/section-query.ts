import type { HostServices } from '../../host-services.ts';
import type { LoadedSection } from '../../core/loading/load-build.ts';
import type { RemoteRecord } from '../../core/records/remote-record.ts';

type SectionQueryServices = Pick<HostServices, 'loader' | 'i18n' | 'locale'>;

/** A remote's section as the page shows it; its texts have joined the shell's. */
export function sectionQuery({ loader, i18n, locale }: SectionQueryServices, record: RemoteRecord) {
  function take(loaded: LoadedSection): Omit<LoadedSection, 'texts'> {
    const { texts, ...rest } = loaded;
    i18n.addResourceBundle(locale, rest.record.entry.extras.pazar.section.namespace, texts);
    return rest;
  }
  return {
    queryKey: ['shell', 'section', record.name, record.version],
    queryFn: async () => take(await loader.load(record)),
    // One that was pointed at before is there at once, without a frame of waiting.
    initialData: () => {
      const loaded = loader.loaded(record);
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
