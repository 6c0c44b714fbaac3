import type { LocalizedText } from '@pazar/format/localized-text';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { renderInput } from '@pazar/testing/render-input';
import { ImageUpload } from './image-upload.tsx';
import * as scaling from './scale-image.ts';
import type { UploadOptions } from './uploaded-image.ts';

interface Image {
  id: string;
  alt: LocalizedText | null;
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const scaled = (file: File) => Promise.resolve({ file, preview: 'data:,' });

function show(
  initial: readonly Image[],
  { locale = 'en', isDescribed = true }: { locale?: 'en' | 'mk'; isDescribed?: boolean } = {},
) {
  const sent: { name: string; options: UploadOptions; end: (image: Image | Error) => void }[] = [];
  const busy: boolean[] = [];
  // Decoding and painting are the browser's; the gallery's end-to-end test has them.
  vi.spyOn(scaling, 'scaleImage').mockImplementation(scaled);
  const upload = (file: File, options: UploadOptions) =>
    new Promise<Image>((resolve, reject) => {
      const end = (image: Image | Error) =>
        image instanceof Error ? reject(image) : resolve(image);
      sent.push({ name: file.name, options, end });
    });
  const shell = renderInput<readonly Image[]>({
    initial,
    locale,
    render: (value, onChange) => (
      <ImageUpload
        label="Images"
        max={3}
        smallestSide={300}
        value={value}
        onChange={onChange}
        upload={upload}
        source={({ id }) => `/${id}.webp`}
        isDescribed={isDescribed}
        onBusy={(isBusy) => busy.push(isBusy)}
      />
    ),
  });
  return {
    ...shell,
    sent,
    busy,
    order: () => shell.last()?.map(({ id }) => id),
    choose: (...files: File[]) => {
      const input = shell.container.querySelector('input[type="file"]');
      if (input === null) throw new Error('There is no way to choose files');
      return act(async () => {
        fireEvent.change(input, { target: { files } });
        await Promise.resolve();
      });
    },
    status: () => screen.getAllByRole('status').at(-1)?.textContent,
  };
}

const image = (id: string): Image => ({ id, alt: null });
const card = (name: string) => screen.findByRole('listitem', { name });

describe('ImageUpload', () => {
  it('sends files one after another, shows their progress and adds them in order', async () => {
    const { choose, sent, last, busy, container } = show([image('a')]);
    await choose(photo('field.png'), photo('crate.jpg'));
    const first = await card('field.png');
    expect(await within(first).findByRole('progressbar')).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(['field.png']);
    act(() => sent[0]?.options.onProgress(0.5));
    expect(within(first).getByText('50%')).toBeTruthy();
    await expectAccessible(container);
    await act(async () => sent[0]?.end(image('b')));
    await card('crate.jpg');
    await act(async () => sent[1]?.end(image('c')));
    expect(last()?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(busy.at(-1)).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Add images/ }).disabled).toBe(
      true,
    );
  });

  it('tries one that failed again alone, and goes on with the others', async () => {
    const { choose, sent, user, order } = show([]);
    await choose(photo('one.jpg'), photo('two.jpg'));
    await act(async () => sent[0]?.end(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toContain('one.jpg: It was not uploaded.');
    await act(async () => sent[1]?.end(image('two')));
    expect(order()).toEqual(['two']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => sent[2]?.end(image('one')));
    expect(order()).toEqual(['two', 'one']);
  });

  it('says of a file that is no image what it is, offers no second try and gives it no place', async () => {
    const { choose, user } = show([]);
    vi.mocked(scaling.scaleImage).mockRejectedValue(new scaling.ImageFaultError('unreadable'));
    await choose(new File(['x'], 'page.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be read as an image');
    expect(screen.getByText('0 of 3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove: page.pdf' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('accepts at most the allowed number, and says so', async () => {
    const { choose, status } = show([image('a'), image('b')]);
    await choose(photo('one.jpg'), photo('two.jpg'), photo('three.jpg'));
    expect(status()).toBe('2 images were left out: at most 3 are allowed.');
    expect(screen.queryByRole('listitem', { name: 'two.jpg' })).toBeNull();
  });

  it('is put in another order by keys, saying each step in the language', async () => {
    const { user, order, status } = show([image('a'), image('b'), image('c')], { locale: 'mk' });
    const handle = () => screen.getByRole('button', { name: 'Помести: слика 1 од 3' });
    handle().focus();
    await user.keyboard('{Enter}');
    expect(status()).toContain('Подигната од место 1 од 3.');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(order()).toEqual(['b', 'c', 'a']);
    expect(status()).toBe('Поместена на место 3 од 3.');
    await user.keyboard('{Enter}');
    expect(status()).toBe('Спуштена на место 3 од 3.');
    handle().focus();
    await user.keyboard('{Enter}{ArrowRight}{Escape}');
    expect(order()).toEqual(['b', 'c', 'a']);
  });

  it('makes another image the cover, describes and removes one from its menu', async () => {
    const { user, order, last, container } = show([image('a'), image('b')]);
    const second = within(await card('image 2 of 2'));
    await user.click(second.getByRole('button', { name: 'More: image 2 of 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Make it the cover' }));
    expect(order()).toEqual(['b', 'a']);
    await user.click(screen.getByRole('button', { name: 'More: image 1 of 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Describe the image' }));
    await user.type(screen.getByRole('textbox', { name: 'Македонски' }), 'Зрел домат');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(last()?.[0]).toEqual({ id: 'b', alt: { mk: 'Зрел домат', en: null } });
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'More: image 1 of 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(order()).toEqual(['a']);
  });

  it('says nothing of descriptions where nobody gives them', async () => {
    const { user } = show([image('a')], { isDescribed: false });
    expect(within(await card('image 1 of 1')).queryByText('Not described')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More: image 1 of 1' }));
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Make it the cover', 'Move forward', 'Move back', 'Remove']);
  });
});
