import type { IconName } from '../../icon/icon.tsx';

/** One action. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly onSelect: () => void;
  /** A destructive action. */
  readonly isDanger?: boolean | undefined;
  /** Unavailable now; it keeps its place, and its label should say why. */
  readonly isDisabled?: boolean | undefined;
  /** A separator above it. */
  readonly startsGroup?: boolean | undefined;
}
