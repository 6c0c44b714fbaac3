import { describeImage } from '@pazar/contracts/image';
import { anAccount } from '@pazar/testing/an-account';
import { fakeApi, type FakeAnswer } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aroundAccount } from '../../test/account-api.ts';
import { section } from '../section.tsx';

const [before, uploaded] = [
  '00000000-0000-4000-8000-0000000000a1',
  '00000000-0000-4000-8000-0000000000a2',
];
const answered = { ...describeImage({ id: uploaded, width: 1200, height: 1200 }), warnings: [] };
const side = 1200;

/** Decoding and painting are the browser's; files named `broken…` and `tiny…` are what they say. */
function decodeImages(): void {
  vi.stubGlobal('createImageBitmap', ({ name }: File) => {
    if (name.startsWith('broken')) return Promise.reject(new DOMException('', 'InvalidStateError'));
    const pixels = name.startsWith('tiny') ? 100 : side;
    return Promise.resolve({ width: pixels, height: pixels, close: () => undefined });
  });
  const canvas = HTMLCanvasElement.prototype;
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  vi.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/jpeg;base64,');
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) =>
    give(new Blob(['x'], { type: 'image/jpeg' })),
  );
}

function open(avatarImageId: string | null, answer: FakeAnswer = answered) {
  const api = fakeApi({
    ...aroundAccount(anAccount({ avatarImageId })),
    'POST /v1/images': answer,
    'PATCH /v1/account': (_query, { body }) =>
      anAccount({ version: 8, avatarImageId, ...(body as object) }),
  });
  const shown = renderSection(section, { at: '/account/profile', api });
  const sent = (method: string, path: string) =>
    api.calls.filter((call) => call.method === method && call.path === path);
  return {
    ...shown,
    api,
    uploads: () => sent('POST', '/v1/images'),
    saves: () => sent('PATCH', '/v1/account').map(({ body }) => body),
    choose: async (name: string): Promise<void> => {
      const input = await screen.findByLabelText('Image', { selector: 'input' });
      await shown.user.upload(input, new File(['x'], name, { type: 'image/jpeg' }));
    },
    save: () => shown.user.click(screen.getByRole('button', { name: 'Save' })),
  };
}
const card = (name: string) => screen.findByRole('listitem', { name });
const shownImages = () =>
  [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));

beforeAll(() => import('./profile-page.tsx'));
beforeEach(decodeImages);

describe('The image of the profile', () => {
  it('is uploaded when it is chosen, shown, and belongs to the account once it is saved', async () => {
    const { choose, uploads, saves, save, notifications } = open(null);
    await choose('me.jpg');
    await waitFor(() => expect(shownImages()).toEqual([`/api/v1/images/${uploaded}/480.webp`]));
    expect(uploads()).toHaveLength(1);
    expect(saves()).toEqual([]);
    await save();
    await vi.waitUntil(() => notifications.length > 0);
    expect(notifications).toEqual(['Saved.']);
    expect(saves()).toEqual([{ avatarImageId: uploaded }]);
  });

  it('is one: it has no cover and no place among others', async () => {
    const { user, uploads, choose } = open(before);
    expect(await screen.findByRole('button', { name: /^Add an image/ })).toBeDisabled();
    const image = within(await card('image 1 of 1'));
    expect(image.queryByText('Cover')).toBeNull();
    expect(image.queryByRole('button', { name: /^Move/ })).toBeNull();
    await user.click(image.getByRole('button', { name: /^More/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Remove',
    ]);
    await choose('second.jpg');
    expect(uploads()).toEqual([]);
  });

  it('is removed, and another takes its place', async () => {
    const { user, choose, saves, save } = open(before);
    expect(await screen.findByRole('button', { name: /^Add/ })).toBeDisabled();
    expect(shownImages()).toEqual([`/api/v1/images/${before}/480.webp`]);
    await user.click(screen.getByRole('button', { name: 'More: image 1 of 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(shownImages()).toEqual([]);
    await save();
    await waitFor(() => expect(saves()).toEqual([{ avatarImageId: null }]));
    await choose('me.jpg');
    await waitFor(() => expect(shownImages()).toHaveLength(1));
    await save();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toEqual({ avatarImageId: uploaded });
  });

  it.each([
    ['broken.jpg', 'This file cannot be read as an image. Take a JPEG, PNG or WebP.'],
    ['tiny.jpg', 'The image is too small: its shorter side must have 300 pixels.'],
  ])('is not sent when the file can never be one: %s', async (name, words) => {
    const { user, choose, uploads } = open(null);
    await choose(name);
    const failed = within(await card(name));
    expect(await failed.findByRole('alert')).toHaveTextContent(`${name}: ${words}`);
    expect(failed.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(uploads()).toEqual([]);
    await user.click(failed.getByRole('button', { name: `Remove: ${name}` }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Add/ })).toHaveFocus();
  });

  it.each([
    [413, 'too-large', 'The file is larger than 8 MB'],
    [415, 'unsupported-media', 'Only JPEG, PNG and WebP are accepted'],
  ] as const)('says what the server has against a file: %i', async (status, code, detail) => {
    const { api, choose, saves } = open(null);
    api.failNext('POST /v1/images', status, { code, detail });
    await choose('me.jpg');
    expect(await within(await card('me.jpg')).findByRole('alert')).toHaveTextContent(detail);
    expect(shownImages()).toEqual(['data:image/jpeg;base64,']);
    expect(saves()).toEqual([]);
  });

  it.each(['network', 'timeout'] as const)(
    'is sent again with the same key when no answer came: %s',
    async (failure) => {
      const { api, user, choose, uploads } = open(null);
      api.failNext('POST /v1/images', failure);
      await choose('me.jpg');
      const failed = within(await card('me.jpg'));
      await failed.findByRole('alert');
      await user.click(failed.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(shownImages()).toEqual([`/api/v1/images/${uploaded}/480.webp`]));
      const [first, second] = uploads().map(({ idempotencyKey }) => idempotencyKey);
      expect(first).toEqual(expect.any(String));
      expect(second).toBe(first);
    },
  );

  it('holds a save until it is uploaded, and loses no other field', async () => {
    const upload = Promise.withResolvers<typeof answered>();
    const { user, choose, saves, save, notifications } = open(null, () => upload.promise);
    const name = await screen.findByRole('textbox', { name: 'Displayed name' });
    await user.clear(name);
    await user.type(name, 'Green farm');
    await choose('me.jpg');
    await save();
    expect(notifications).toEqual(['The image is still being uploaded.']);
    expect(saves()).toEqual([]);
    upload.resolve(answered);
    await waitFor(() => expect(shownImages()).toEqual([`/api/v1/images/${uploaded}/480.webp`]));
    await save();
    await waitFor(() =>
      expect(saves()).toEqual([{ displayName: 'Green farm', avatarImageId: uploaded }]),
    );
  });
});
