import { readFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScriptOptions } from '@pazar/service/script-options';
import { failStart, StartProblem } from '@pazar/service/start-problem';
import sharp, { type OverlayOptions } from 'sharp';
import { z } from 'zod';
import { renderImage } from '../../images/render-image.ts';
import { compositions, type Part } from './compositions.ts';

const picture = { width: 1200, height: 900, channels: 3, background: '#f6eddf' } as const;
// Uploads must not be SVG, so `renderImage` has blocked it.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
/** Side of the square in which the icons are drawn. */
const iconBox = 32;
const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
type Icons = z.infer<typeof iconSet>['icons'];

const {
  icons: folder,
  to,
  pictures,
  isSmallest,
} = readScriptOptions({
  command: 'pnpm --filter @pazar/api draw-pictures',
  about: 'Draws the pictures of the demo again, from an icon set; see README.md beside this file.',
  sizes: { pictures: { about: 'number of pictures at most', full: 1000, smallest: 1 } },
  words: {
    icons: { about: 'folder of the icon set', usual: '' },
    to: {
      about:
        'folder for the pictures; without it they replace those of the repository, in the smallest ' +
        'form none',
      usual: '',
    },
  },
});

async function drawPictures(): Promise<void> {
  if (folder === '') throw new StartProblem('--icons must name the folder of the icon set.');
  const { icons } = iconSet.parse(JSON.parse(await readFile(join(folder, 'icons.json'), 'utf8')));
  const target = to === '' ? await usualFolder() : to;
  await mkdir(target, { recursive: true });
  for (const [name, parts] of Object.entries(compositions).slice(0, pictures)) {
    // The same renditions as of an upload, so that the seed only has to copy them.
    const { renditions } = await renderImage(await compose(icons, parts));
    for (const [size, content] of renditions) {
      await writeFile(join(target, `${name}-${size}.webp`), content);
    }
  }
}

function usualFolder(): Promise<string> {
  const own = fileURLToPath(new URL('files/', import.meta.url));
  return isSmallest ? mkdtemp(join(tmpdir(), 'pazar-pictures-')) : Promise.resolve(own);
}

async function compose(icons: Icons, parts: Part[]): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const part of parts) layers.push(await layerOf(icons, part));
  return sharp({ create: picture }).composite(layers).png().toBuffer();
}

async function layerOf(icons: Icons, part: Part): Promise<OverlayOptions> {
  const { icon, at, size, turn = 0, hue = 0, saturation = 1, brightness = 1 } = part;
  const body = icons[icon]?.body;
  if (body === undefined) throw new Error(`The icon set has no "${icon}".`);
  const drawn = sharp(Buffer.from(svg(size, body + filled(part))))
    .rotate(turn, { background: 'transparent' })
    .modulate({ hue, saturation, brightness });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  const [x, y] = at;
  return {
    input: data,
    left: Math.round(x - info.width / 2),
    top: Math.round(y - info.height / 2),
  };
}

/** The glass below the lid shows the content; the label in front of it is white. */
function filled({ filling }: Part): string {
  if (filling === undefined) return '';
  return `<rect x="5.6" y="8.4" width="20.8" height="20.4" rx="3" fill="${filling}" opacity=".82"/>
    <rect x="8.4" y="13" width="15.2" height="12" rx="1" fill="#fdf8ee"/>`;
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"
    viewBox="0 0 ${iconBox} ${iconBox}">${content}</svg>`;
}

drawPictures().catch(failStart);
