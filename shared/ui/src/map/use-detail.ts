import { useEffect, useState } from 'react';
import type { DetailLines, DetailNames } from './detail/detail.tsx';

/** What of the map is in a chunk that loads after its first drawing. */
export interface Detail {
  readonly DetailLines: typeof DetailLines;
  readonly DetailNames: typeof DetailNames;
}

let loaded: Detail | null = null;

/** Names, roads and rivers; null until they have loaded. Without them a map shows the rest. */
export function useDetail(): Detail | null {
  const [detail, setDetail] = useState(loaded);
  useEffect(
    function load() {
      if (detail !== null) return;
      import(/* webpackChunkName: "map-detail" */ './detail/detail.tsx').then(
        (found) => setDetail((loaded = found)),
        console.warn,
      );
    },
    [detail],
  );
  return detail;
}
