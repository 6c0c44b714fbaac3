import {
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  House,
  type IconNode,
  Inbox,
  Info,
  Layers,
  LayoutDashboard,
  LogOut,
  MapPin,
  Package,
  Plus,
  RotateCw,
  Search,
  ShieldCheck,
  Sprout,
  Tag,
  TriangleAlert,
  User,
  WifiOff,
  X,
} from 'lucide';
import type { SectionPictures } from './section-pictures.ts';

/** The shell's own icons, by meaning. The first nine are the sections'. */
const shellPictures = {
  home: House,
  dashboard: LayoutDashboard,
  product: Package,
  produce: Sprout,
  location: MapPin,
  promotion: Tag,
  account: User,
  management: ShieldCheck,
  section: Layers,
  logout: LogOut,
  search: Search,
  add: Plus,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
  success: CircleCheck,
  retry: RotateCw,
  next: ChevronRight,
  previous: ChevronLeft,
  close: X,
  empty: Inbox,
  offline: WifiOff,
} satisfies Record<string, IconNode>;

/** The meaning of an icon. */
export type IconName = keyof typeof shellPictures | keyof SectionPictures;

/** The pictures that are loaded; those of `section-pictures.ts` are added when they are needed. */
export const pictures: Partial<Record<IconName, IconNode>> = shellPictures;
