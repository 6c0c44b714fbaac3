import { useEffect, useState } from 'react';
import type { DetailLines, DetailNames } from './detail/detail.tsx';

/** What of the map is in a chunk that loads after its first drawing. */
export interface Detail {
  readonly DetailLines: typeof DetailLines;
  readonly DetailNames: typeof DetailNames;
}

const request = () => import(/* webpackChunkName: "map-detail" */ './detail/detail.tsx');

let loaded: Detail | null = null;

// With the code of the map, which arrives ahead of a form: opened later without a network, its map is whole.
request().catch(() => undefined);

/** Names, roads and rivers; null until they have loaded. Without them a map shows the rest. */
export function useDetail(): Detail | null {
  const [detail, setDetail] = useState(loaded);
  useEffect(
    function load() {
      if (detail !== null) return;
      request().then((found) => setDetail((loaded = found)), console.warn);
    },
    [detail],
  );
  return detail;
}
