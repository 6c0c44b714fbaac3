/**
 * CSS pixels between an anchor and the floating element, and between that and the window's edge.
 */
const gap = 4;
const edge = 8;

export interface Placement {
  /** The edges that are aligned. Default `start`. */
  readonly align?: 'start' | 'end' | undefined;
  /** At least as wide as the anchor, as a list under its input is. */
  readonly isAsWide?: boolean | undefined;
}

/**
 * Places an element of the top layer below its anchor, or above it where there is more space,
 * inside the part of the window that a screen keyboard leaves free.
 */
export function placeBeside(
  floating: HTMLElement,
  anchor: HTMLElement,
  { align = 'start', isAsWide = false }: Placement,
): void {
  const view = visibleArea();
  const at = anchor.getBoundingClientRect();
  const { style } = floating;
  style.setProperty('max-block-size', 'none');
  style.setProperty('min-inline-size', isAsWide ? `${at.width}px` : 'auto');
  const { width } = floating.getBoundingClientRect();
  const height = floating.scrollHeight + 2;

  const below = view.bottom - at.bottom - gap - edge;
  const above = at.top - view.top - gap - edge;
  const isBelow = height <= below || below >= above;
  const room = Math.max(isBelow ? below : above, 0);
  const shown = Math.min(height, room);
  const wanted = align === 'start' ? at.left : at.right - width;
  const left = Math.max(view.left + edge, Math.min(wanted, view.right - width - edge));

  style.setProperty('max-block-size', `${room}px`);
  style.setProperty('left', `${left}px`);
  style.setProperty('top', `${isBelow ? at.bottom + gap : at.top - gap - shown}px`);
}

function visibleArea() {
  const { visualViewport: view } = window;
  const left = view?.offsetLeft ?? 0;
  const top = view?.offsetTop ?? 0;
  return {
    left,
    top,
    right: left + (view?.width ?? window.innerWidth),
    bottom: top + (view?.height ?? window.innerHeight),
  };
}
