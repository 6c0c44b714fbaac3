/**
 * Browser features that jsdom lacks: modal dialogs, popovers, scrolling, resize observers, media
 * queries and pointer capture. Enough of each for tests by role and name; positions need a real
 * browser.
 */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function closeDialog(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

function escapeDialog(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || !this.open) return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.addEventListener('keydown', escapeDialog);
  const first = this.querySelector<HTMLElement>(
    '[autofocus], button, input, select, textarea, a[href], [tabindex="0"]',
  );
  (first ?? this).focus();
}

Object.assign(HTMLDialogElement.prototype, { showModal, show: showModal, close: closeDialog });
/** jsdom's style sheet hides every popover, since none is ever open. */
function showPopover(this: HTMLElement): void {
  this.style.display = 'block';
}

function hidePopover(this: HTMLElement): void {
  this.style.display = '';
}

function scrollIntoView(): void {}

Object.assign(HTMLElement.prototype, { showPopover, hidePopover, scrollIntoView });
globalThis.ResizeObserver = NoSizes;

/** A large screen and a mouse: no condition of a smaller or a touched one holds. */
class NoMedia extends EventTarget implements MediaQueryList {
  readonly matches = false;
  readonly media: string;
  onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
  }

  addListener(): void {}
  removeListener(): void {}
}
window.matchMedia = (media) => new NoMedia(media);

/** Tests send each event to the element that it is meant for. */
Object.assign(Element.prototype, { setPointerCapture: () => undefined });
