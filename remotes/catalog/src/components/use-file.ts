import { type InlineQuery, useInlineQuery } from '@pazar/section/use-inline-query';

/** A file of the section that loads beside a page. When it is lost, `notice` says so and loads it again. */
export function useFile<File>(name: string, load: () => Promise<File>): InlineQuery<File> {
  return useInlineQuery<File, readonly string[]>({
    queryKey: ['file', name],
    queryFn: load,
    staleTime: Infinity,
    structuralSharing: false,
  });
}
