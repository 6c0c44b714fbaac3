import { createContext } from 'react';

/** The element that sections' `<InfoBar>` renders into; null until the frame has it. */
export const InfoBarContext = createContext<HTMLElement | null>(null);
InfoBarContext.displayName = 'InfoBar';

/** Announces the title of the page that opened to screen readers. */
export const AnnounceContext = createContext<(title: string) => void>(() => undefined);
AnnounceContext.displayName = 'Announce';

/** Identifier by which the sidebar's button opens the info bar's drawer. */
export const infoPanelId = 'info';

/** In the button that opens the info bar on a phone: the number of cards behind it. */
export const infoCountSlotId = 'info-count';

/** Elements that the info bar's chunk fills: the bell, and the account's state. */
export const bellSlotId = 'bell';
export const statusSlotId = 'account-status';
