/** Whatever had the focus when a dialog opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Modal dialogs, which the browser of the tests lacks. A real one sends the event "close" some milliseconds
 * after `close`; here it never comes, so an answer that waits for it fails.
 */
export function provideDialogs(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
