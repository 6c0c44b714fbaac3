import { type Beside, useBeside } from '@pazar/section/use-beside';

/** A file of the section that loads beside a page. When it is lost, `notice` says so and loads it again. */
export function useFile<File>(name: string, load: () => Promise<File>): Beside<File> {
  return useBeside<File, readonly string[]>({
    queryKey: ['file', name],
    queryFn: load,
    staleTime: Infinity,
    structuralSharing: false,
  });
}
