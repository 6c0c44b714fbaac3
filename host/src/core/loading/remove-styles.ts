import type { Build } from '../builds/build.ts';

/** Takes the styles of a build off the page: its class names are those of the next one too. */
export function removeStyles({ base }: Pick<Build, 'base'>): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.href.startsWith(base)) link.remove();
  }
}
