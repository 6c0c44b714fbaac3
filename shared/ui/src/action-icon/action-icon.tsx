import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  Bookmark,
  CalendarDays,
  Check,
  Columns3,
  Copy,
  Download,
  EllipsisVertical,
  Eye,
  EyeOff,
  Funnel,
  GripVertical,
  History,
  Image,
  ImagePlus,
  Keyboard,
  Link2,
  ListFilter,
  type LucideIcon,
  Pencil,
  Printer,
  QrCode,
  ReceiptText,
  Rows3,
  Scale,
  Star,
  Trash2,
  Undo2,
  Unlink2,
  Upload,
} from 'lucide-react';

/** Pictures of what can be done, by what they mean. Loaded with the rooms, not with the shell. */
const icons = {
  archive: Archive,
  restore: ArchiveRestore,
  down: ArrowDown,
  up: ArrowUp,
  view: Bookmark,
  calendar: CalendarDays,
  check: Check,
  columns: Columns3,
  duplicate: Copy,
  download: Download,
  more: EllipsisVertical,
  show: Eye,
  hide: EyeOff,
  filter: Funnel,
  drag: GripVertical,
  history: History,
  image: Image,
  addImage: ImagePlus,
  keyboard: Keyboard,
  link: Link2,
  sort: ListFilter,
  edit: Pencil,
  print: Printer,
  code: QrCode,
  sale: ReceiptText,
  density: Rows3,
  harvest: Scale,
  cover: Star,
  delete: Trash2,
  undo: Undo2,
  unlink: Unlink2,
  upload: Upload,
} satisfies Record<string, LucideIcon>;

export type ActionIconName = keyof typeof icons;

export interface ActionIconProps {
  name: ActionIconName;
  /** CSS pixels. Default 20. */
  size?: 16 | 20 | 24;
}

/** A picture beside a word, in the colour of the text around it; hidden from screen readers. */
export function ActionIcon({ name, size = 20 }: ActionIconProps) {
  const Picture = icons[name];
  return <Picture size={size} strokeWidth={1.75} focusable={false} aria-hidden="true" />;
}
