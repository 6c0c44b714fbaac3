import { localizedTextSchema, type LocalizedText } from '@pazar/contracts/locale';
import { pageOf } from '@pazar/contracts/page';
import * as z from '@pazar/contracts/schema';
import { readLocalizedText } from '@pazar/format/localized-text';
import type { HttpClient } from '@pazar/shell/http';
import type { PaletteGroup, PaletteSearch } from '@pazar/ui/command/command-palette';
import { useSettled } from '@pazar/ui/input/use-settled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sidebarEntries } from '../../core/builds/section-routes.ts';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { useRouteLabel } from '../page/use-route-label.ts';
import { useSectionClient } from '../page/use-section-client.ts';

/** Results per kind; for more the agent opens the list. */
const shown = 5;

/** A single letter is in nearly every name. */
const minLength = 2;

/** The part of a row that the palette shows, from any list. */
const named = z.object({ id: z.uuid(), name: localizedTextSchema });
const place = z.object({ id: z.uuid(), name: z.string() });
const lot = z.object({
  id: z.uuid(),
  cropName: localizedTextSchema,
  variety: z.nullable(z.string()),
  lotNumber: z.string(),
});

interface Found {
  readonly id: string;
  readonly name: LocalizedText | string;
  /** Distinguishes it from others with the same name; null without such a text. */
  readonly detail: string | null;
}

interface Source {
  /** Path of the list; its first part is the page of the section. */
  readonly page: string;
  readonly path: `/v1/${string}`;
  /** Reads an answer of the list. */
  readonly schema: { parse(answer: unknown): readonly Found[] };
}

const products: Source = {
  page: 'product',
  path: '/v1/products',
  schema: { parse: (answer) => pageOf(named).parse(answer).items.map(withoutDetail) },
};
const lots: Source = {
  page: 'produce',
  path: '/v1/produce',
  schema: {
    parse: (answer) =>
      pageOf(lot)
        .parse(answer)
        .items.map(({ id, cropName: name, variety, lotNumber }) => ({
          id,
          name,
          detail: [variety, lotNumber].filter(Boolean).join(', '),
        })),
  },
};
const places: Source = {
  page: 'location',
  path: '/v1/locations',
  schema: { parse: (answer) => pageOf(place).parse(answer).items.map(withoutDetail) },
};
const promotions: Source = {
  page: 'promotion',
  path: '/v1/promotions',
  schema: { parse: (answer) => pageOf(named).parse(answer).items.map(withoutDetail) },
};

function withoutDetail({ id, name }: Pick<Found, 'id' | 'name'>): Found {
  return { id, name, detail: null };
}

/**
 * Searches the agent's products, lots, places and promotions by name, each if the agent may open
 * its page. The server matches both scripts. Typing on aborts the previous search.
 */
export function useDataSearch(): PaletteSearch {
  const { http } = useSectionClient('shell');
  const [text, onChange] = useState('');
  const wanted = text.trim();
  const q = useSettled(wanted);
  const found = [
    useFound(products, q, http),
    useFound(lots, q, http),
    useFound(places, q, http),
    useFound(promotions, q, http),
  ];
  const failed = found.filter(({ isFailed }) => isFailed);
  return {
    onChange,
    groups: found.flatMap(({ group }) => group ?? []),
    isLoading: wanted !== q || found.some(({ isLoading }) => isLoading),
    onRetry: failed.length === 0 ? null : () => failed.forEach(({ retry }) => retry()),
  };
}

/** One list's results for a text. */
function useFound({ page, path, schema }: Source, q: string, http: HttpClient) {
  const { builds, locale } = useHost();
  const session = useCurrentSession();
  const labelOf = useRouteLabel();
  const navigate = useNavigate();
  const entry = sidebarEntries(builds, session).find(({ route }) => route.path === page);
  const isSearched = entry !== undefined && session !== null && q.length >= minLength;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['shell', 'search', path, q, session?.id],
    queryFn: ({ signal }) => http.get(path, { schema, query: { q, limit: shown }, signal }),
    enabled: isSearched,
    retry: false,
  });

  function group(rows: readonly Found[], title: string): PaletteGroup {
    return {
      title,
      commands: rows.map(({ id, name, detail }) => {
        const href = `/${page}/${id}`;
        const label = typeof name === 'string' ? name : readLocalizedText(name, locale).text;
        return {
          id: `${page}.${id}`,
          label: detail === null ? label : `${label} (${detail})`,
          href,
          run: () => void navigate(href),
        };
      }),
    };
  }
  return {
    group: isSearched && data !== undefined ? group(data, labelOf(entry.route)) : null,
    isLoading: isSearched && isFetching,
    isFailed: isSearched && isError && !isFetching,
    retry: () => void refetch(),
  };
}
