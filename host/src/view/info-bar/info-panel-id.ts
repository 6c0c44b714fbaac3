/** Identifier by which the button opens the drawer. */
export const infoPanelId = 'info';
