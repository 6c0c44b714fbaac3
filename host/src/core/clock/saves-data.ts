/** Whether the browser asks to save data. The DOM types do not have it yet, nor do all browsers. */
export function savesData(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return browser.connection?.saveData === true;
}
