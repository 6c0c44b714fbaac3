import { GalleryPage } from '../pages/gallery-page.ts';
import { test as base } from './test.ts';

/** A test whose pages come from the gallery of the design system. */
export const test = base.extend<{ readonly gallery: GalleryPage }>({
  baseURL: ({ galleryOrigin }, use) => use(galleryOrigin),
  gallery: ({ page }, use) => use(new GalleryPage(page)),
});
export { expect } from './test.ts';
