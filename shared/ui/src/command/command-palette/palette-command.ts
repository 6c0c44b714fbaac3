import type { Command } from '@pazar/shell/commands';

/** Something that the palette offers. */
export interface PaletteCommand extends Pick<Command, 'id' | 'label' | 'run' | 'keys'> {
  /** Its kind, already translated: "Go to". Omitted below a group's heading. */
  readonly group?: string;
  /** The page that it opens, which makes it a link. */
  readonly href?: string;
  /** Other words by which it is found, in either language. */
  readonly keywords?: readonly string[];
}

/** Search results in the agent's data, under a heading. */
export interface PaletteGroup {
  readonly title: string;
  readonly commands: readonly PaletteCommand[];
}

/** A search besides the one in `commands`; its results are shown unfiltered. */
export interface PaletteSearch {
  /** The search text as typed. */
  readonly onChange: (text: string) => void;
  readonly groups: readonly PaletteGroup[];
  readonly isLoading: boolean;
  /** Retries the failed searches; null without a failure. */
  readonly onRetry: (() => void) | null;
}
