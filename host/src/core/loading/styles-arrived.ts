import { remoteAttribute } from './remote-attribute.ts';

/** The mark on a style that did not arrive, or arrived with other bytes. */
const failedAttribute = 'data-pazar-failed';

const linksOf = (remote: string) =>
  document.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][${remoteAttribute}="${remote}"]`,
  );

/** Remembers that a style failed: the runtime asks for it ahead of need, and does not look back. */
export function watchStyle(link: HTMLLinkElement): void {
  link.addEventListener('error', () => link.setAttribute(failedAttribute, ''));
}

/** Waits for the styles of a remote that are on their way. @throws Error when one does not arrive */
export async function stylesArrived(remote: string): Promise<void> {
  await Promise.all([...linksOf(remote)].map(arrived));
}

/** Asks again for the styles that failed; the runtime would not, once the section's code is there. */
export function retryFailedStyles(remote: string): void {
  for (const link of linksOf(remote)) {
    if (!link.hasAttribute(failedAttribute)) continue;
    const again = document.createElement('link');
    for (const { name, value } of link.attributes) {
      if (name !== failedAttribute) again.setAttribute(name, value);
    }
    watchStyle(again);
    link.replaceWith(again);
  }
}

function arrived(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${link.href} did not arrive`));
    if (link.hasAttribute(failedAttribute)) fail();
    else if (link.sheet !== null) resolve();
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', fail, { once: true });
  });
}
