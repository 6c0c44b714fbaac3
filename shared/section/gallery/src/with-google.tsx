import { ShellProvider, useShell } from '@pazar/shell/context';
import { type ReactNode, useState } from 'react';

const places = [
  ['Зелен пазар', 'Струмица'],
  ['Зелен пазар', 'Скопје'],
  ['Зелена пијаца', 'Битола'],
] as const;

/** As much of Google as a search asks: it proposes the same places whatever is typed. */
const library = {
  AutocompleteSessionToken: Object,
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: () =>
      Promise.resolve({
        suggestions: places.map(([name, town]) => ({
          placePrediction: {
            placeId: `${name} ${town}`,
            mainText: { text: name },
            secondaryText: { text: town },
            text: { text: name },
            toPlace: () => ({ location: null, fetchFields: () => Promise.resolve() }),
          },
        })),
      }),
  },
};

const nothing = () => null;

/** Shows an example as where Google Maps has loaded. */
export function WithGoogle({ children }: { children: ReactNode }) {
  const shell = useShell();
  const [maps] = useState(() => ({
    state: 'ready' as const,
    Map: nothing,
    components: { Polygon: nothing, Polyline: nothing, Circle: nothing, Marker: nothing },
    // The search uses no other member.
    google: { maps: { importLibrary: () => Promise.resolve(library) } } as unknown as typeof google,
  }));
  return <ShellProvider value={{ ...shell, maps }}>{children}</ShellProvider>;
}
