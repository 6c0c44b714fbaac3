import type { Locator } from '@playwright/test';

/** Where something is on the page, in CSS pixels from the upper left corner. */
export async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${String(place)} is not on the page`);
  const { x: left, y: top, width, height } = box;
  return { left, top, width, height, right: left + width, bottom: top + height };
}
