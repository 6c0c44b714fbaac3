import type { Build } from './build.ts';

/**
 * The attribute on every tag that loads a part of a remote, so that a hanging tag can be removed.
 */
export const remoteAttribute = 'data-pazar-remote';

/** The mark on a style that did not arrive, or arrived with other bytes. */
const failedAttribute = 'data-pazar-failed';

const linksOf = (remote: string) =>
  document.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][${remoteAttribute}="${remote}"]`,
  );

/** Marks a style when it fails: the runtime loads it ahead of need, and never looks at it again. */
export function watchStyle(link: HTMLLinkElement): void {
  link.addEventListener('error', () => link.setAttribute(failedAttribute, ''));
}

/** Waits for the pending styles of a remote. @throws Error when one does not arrive */
export async function stylesArrived(remote: string): Promise<void> {
  await Promise.all([...linksOf(remote)].map(arrived));
}

/** Reloads the styles that failed; the runtime does not once the section's code is loaded. */
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

/** Removes the scripts of a remote that failed or hang: the next try would wait for them again. */
export function removeScripts(remote: string): void {
  for (const tag of document.querySelectorAll(`script[${remoteAttribute}="${remote}"]`)) {
    tag.remove();
  }
}

type Styled = Pick<Build, 'base' | 'integrity'>;

/**
 * Removes the styles of a build from the page: the next build has the same class names. Those that both
 * builds have stay.
 */
export function removeStyles(build: Styled, next: Styled): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (hasStyle(build, link.href) && !hasStyle(next, link.href)) link.remove();
  }
}

function hasStyle({ base, integrity }: Styled, url: string): boolean {
  return integrity?.has(url) ?? url.startsWith(base);
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
