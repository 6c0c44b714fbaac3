import { createContext } from 'react';

/** The element that sections' `<InfoBar>` renders into; null until the frame has it. */
export const InfoBarContext = createContext<HTMLElement | null>(null);
InfoBarContext.displayName = 'InfoBar';
