import {
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  House,
  Inbox,
  Info,
  Layers,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
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
} from 'lucide-react';

/** Every picture there is, by what it means. The first nine are the sections' own. */
const icons = {
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
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

export interface IconProps {
  name: IconName;
  /** Its meaning in words. Leave it out beside a text that says the same. */
  label?: string | undefined;
  /** CSS pixels. Default 20. */
  size?: 16 | 20 | 24 | 32;
}

/** A picture in the colour of the text around it. Without a label, hidden from screen readers. */
export function Icon({ name, label, size = 20 }: IconProps) {
  const Picture = icons[name];
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Picture size={size} strokeWidth={1.75} focusable={false} {...naming} />;
}
