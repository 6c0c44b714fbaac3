import type { Locale } from '@pazar/contracts/locale';
import type { TFunction } from 'i18next';

/** What a row of the list is written with. */
export interface LocationRowContext {
  readonly t: TFunction<'locations'>;
  readonly locale: Locale;
  readonly now: Date;
  /** The names of the municipalities by their codes; empty until loaded. */
  readonly municipalities: ReadonlyMap<string, string>;
  /** The numbers of the locations on the map, by their ids. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly selected: string | null;
  /** The location that the pointer or the focus is on, here or on the map. */
  readonly hovered: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Goes to a page. */
  readonly onOpen: (path: string) => void;
}
