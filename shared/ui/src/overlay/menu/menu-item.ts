import type { IconName } from '../../icon/icon.tsx';

/** One thing to do. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly onSelect: () => void;
  /** It takes something away. */
  readonly isDanger?: boolean | undefined;
  /** Not to be had now; it keeps its place, and its label should say why. */
  readonly isDisabled?: boolean | undefined;
  /** A line stands above it. */
  readonly startsGroup?: boolean | undefined;
}
