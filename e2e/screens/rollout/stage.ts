import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { inTime } from '../../system/in-time.ts';

/** Width and height of the picture, in pixels; a README shows it at about this width. */
const size = { width: 1000, height: 680 };

/** Frames in which a command is typed. */
const typing = 6;

/** Lines of the terminal that fit. */
const terminalLines = 11;

/** WebP's quality, 0 to 100: below this one, parts of earlier frames shine through. */
const quality = 85;

const style = `
  * { box-sizing: border-box; margin: 0 }
  body { width: ${size.width}px; height: ${size.height}px; background: #16211c; color: #f4f7f5;
    font: 15px/1.35 'DejaVu Sans', sans-serif; display: grid; gap: 10px; padding: 12px;
    grid-template: 30px 372px 1fr / 640px 1fr }
  header { grid-column: 1 / -1; display: flex; justify-content: space-between; align-items: center }
  header b { font-size: 17px; white-space: pre } time { font: 15px 'DejaVu Sans Mono', monospace; color: #9fe0b9 }
  figure { display: grid; grid-template-rows: 24px 1fr; border-radius: 8px; overflow: hidden }
  figcaption { padding: 3px 10px; background: #2c3a33; font-size: 12.5px }
  figure img { width: 100%; display: block }
  pre { grid-column: 1 / -1; background: #0b120f; border-radius: 8px; padding: 10px 14px;
    overflow: hidden; font: 12.5px/1.42 'DejaVu Sans Mono', monospace; white-space: pre-wrap }
`;

/** What one frame of the recording shows. */
interface Shown {
  title: string;
  /** Time since the canary began, in milliseconds; null before it has. */
  elapsed: number | null;
  terminal: readonly string[];
  /** Screenshots (PNG) of the two browsers, and the line above each. */
  list: { picture: Buffer; caption: string };
  visitor: { picture: Buffer; caption: string };
}

/** Draws frames around real screenshots and real output, and writes them as an animated WebP. */
export interface Stage {
  /** Changes what the next frames show. */
  set: (shown: Partial<Shown>) => void;
  /** Adds a line, or the lines of an output, to the terminal. */
  print: (text: string) => void;
  /** Empties the terminal. */
  clear: () => void;
  /** Types a command at the prompt, a few letters in each frame; all at once on a stage for a rehearsal. */
  type: (command: string) => Promise<void>;
  /** Draws a frame that stays for so many milliseconds. */
  frame: (milliseconds: number) => Promise<void>;
  /** Writes the file; returns its size in bytes. */
  write: (file: string) => Promise<number>;
}

const clock = (milliseconds: number) => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Opens the stage in a page of the browser; for a rehearsal, one of few frames. */
export async function openStage(browser: Browser, isRehearsal: boolean): Promise<Stage> {
  const page = await browser.newPage({ viewport: size });
  // Drawn here: of a page that has painted nothing yet Chromium sometimes captures no screenshot.
  const blank = await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const frames: { picture: Buffer; delay: number }[] = [];
  const empty = { picture: blank, caption: '' };
  let shown: Shown = { title: '', elapsed: null, terminal: [], list: empty, visitor: empty };
  await page.setContent(`<style>${style}</style><header><b></b><time></time></header>
    <figure><figcaption></figcaption><img alt=""></figure>
    <figure><figcaption></figcaption><img alt=""></figure><pre></pre>`);

  const set = (more: Partial<Shown>) => {
    shown = { ...shown, ...more };
  };
  const frame = async (delay: number) => {
    await inTime('a frame', draw(page, shown));
    frames.push({ picture: await page.screenshot(), delay });
  };
  return {
    set,
    frame,
    print: (text) => set({ terminal: [...shown.terminal, ...text.trimEnd().split('\n')] }),
    clear: () => set({ terminal: [] }),
    async type(command) {
      const before = shown.terminal;
      const step = Math.ceil(command.length / (isRehearsal ? 1 : typing));
      for (let end = step; end < command.length + step; end += step) {
        set({ terminal: [...before, `$ ${command.slice(0, end)}▋`] });
        await frame(120);
      }
      set({ terminal: [...before, `$ ${command}`] });
      await frame(400);
    },
    async write(file) {
      const pictures = frames.map(({ picture }) => picture);
      const { size: bytes } = await sharp(pictures, { join: { animated: true } })
        .webp({ quality, delay: frames.map(({ delay }) => delay) })
        .toFile(file);
      return bytes;
    },
  };
}

function draw(page: Page, { title, elapsed, terminal, list, visitor }: Shown): Promise<void> {
  const sides = [list, visitor].map(({ picture, caption }) => ({
    source: `data:image/png;base64,${picture.toString('base64')}`,
    caption,
  }));
  const text = terminal.slice(-terminalLines).join('\n');
  const time = elapsed === null ? '' : `canary ${clock(elapsed)}`;
  return page.evaluate(
    async (shownNow) => {
      const write = (selector: string, content: string) => {
        const element = document.querySelector(selector);
        if (element !== null) element.textContent = content;
      };
      write('b', shownNow.title);
      write('time', shownNow.time);
      write('pre', shownNow.text);
      const figures = [...document.querySelectorAll('figure')];
      for (const [index, { source, caption }] of shownNow.sides.entries()) {
        const image = figures[index]?.querySelector('img');
        const above = figures[index]?.querySelector('figcaption');
        if (image !== null && image !== undefined && image.src !== source) {
          image.src = source;
          await image.decode();
        }
        if (above !== null && above !== undefined) above.textContent = caption;
      }
    },
    { title, time, text, sides },
  );
}
