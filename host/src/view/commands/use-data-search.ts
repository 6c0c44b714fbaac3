import { localizedTextSchema } from '@pazar/contracts/locale';
import * as z from '@pazar/contracts/schema';
import { readLocalizedText } from '@pazar/format/localized-text';
import type { PaletteGroup, PaletteSearch } from '@pazar/ui/command/command-palette';
import { useSettled } from '@pazar/ui/input/use-settled';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SearchSource, sectionSearches } from '../../core/builds/palette-entries.ts';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { useRouteLabel } from '../page/use-route-label.ts';
import { useSectionClient } from '../page/use-section-client.ts';

/** Results per list; for more the agent opens the list. */
const shown = 5;

/** A single letter is in nearly every name. */
const minLength = 2;

const rowSchema = z.record(z.string(), z.unknown());
type Row = z.infer<typeof rowSchema>;
const answerSchema = z.object({ items: z.array(rowSchema) });

/**
 * Searches the lists that the sections name in their descriptors, each if the agent may open its page.
 * The server matches both scripts. Typing on aborts the previous search.
 */
export function useDataSearch(): PaletteSearch {
  const { builds } = useHost();
  const session = useCurrentSession();
  const { http } = useSectionClient('shell');
  const groupOf = useGroup();
  const [text, onChange] = useState('');
  const wanted = text.trim();
  const q = useSettled(wanted);
  const sources = sectionSearches(builds, session);
  const found = useQueries({
    queries: sources.map(({ search: { path } }) => ({
      queryKey: ['shell', 'search', path, q, session?.id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        http.get(path, {
          schema: answerSchema,
          query: { q, limit: shown },
          signal,
        }),
      enabled: session !== null && q.length >= minLength,
      retry: false,
    })),
  });
  const failed = found.filter(({ isError, isFetching }) => isError && !isFetching);
  const groups = sources.flatMap((source, index) => {
    const rows = found[index]?.data?.items;
    return rows === undefined ? [] : groupOf(source, rows);
  });
  return {
    onChange,
    groups: mergeGroups(groups),
    isLoading: wanted !== q || found.some(({ isFetching }) => isFetching),
    onRetry: failed.length === 0 ? null : () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** One group for each title: a section may search several lists whose rows have pages below one route. */
function mergeGroups(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  return [...Map.groupBy(groups, ({ title }) => title)].map(([title, all]) => {
    const commands = all.flatMap((group) => group.commands);
    return { title, commands: [...new Map(commands.map((one) => [one.id, one])).values()] };
  });
}

/** One list's results, in the words of the page's language. */
function useGroup(): (source: SearchSource, rows: readonly Row[]) => PaletteGroup {
  const { locale } = useHost();
  const labelOf = useRouteLabel();
  const navigate = useNavigate();

  function textOf(value: unknown): string {
    if (typeof value === 'string') return value;
    const { data } = localizedTextSchema.safeParse(value);
    return data === undefined ? '' : readLocalizedText(data, locale).text;
  }
  return ({ search, route }, rows) => ({
    title: labelOf(route),
    commands: rows.flatMap((row) => {
      const { id } = row;
      if (typeof id !== 'string') return [];
      const href = search.page.replace('{id}', encodeURIComponent(id));
      const name = textOf(row[search.name]);
      const details = search.details.map((member) => textOf(row[member])).filter(Boolean);
      return {
        id: href,
        label: details.length === 0 ? name : `${name} (${details.join(', ')})`,
        href,
        run: () => void navigate(href),
      };
    }),
  });
}
