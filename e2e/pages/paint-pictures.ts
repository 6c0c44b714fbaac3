import type { Page } from '@playwright/test';

/** PNG files of one colour each, 800 pixels high, for a file input. */
export async function paintPictures(
  page: Page,
  pictures: readonly { width: number; colour: string }[],
) {
  const addresses = await page.evaluate(
    (all) =>
      all.map(({ width, colour }) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height: 800 });
        const pen = canvas.getContext('2d');
        if (pen !== null) pen.fillStyle = colour;
        pen?.fillRect(0, 0, width, 800);
        return canvas.toDataURL('image/png');
      }),
    pictures,
  );
  return addresses.map((address, index) => ({
    name: `photo-${index}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
  }));
}
