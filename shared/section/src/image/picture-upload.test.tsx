import { describeImage } from '@pazar/contracts/image';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { type Picture, PictureUpload } from './picture-upload.tsx';
import * as scaling from './scale-image.ts';

const front = '00000000-0000-4000-8000-000000000001';
const sent = '00000000-0000-4000-8000-000000000002';
const uploaded = (warnings: readonly string[] = []) => ({
  ...describeImage({ id: sent, width: 1200, height: 900 }),
  warnings,
});

function Pictures({ onChange }: { onChange: (pictures: readonly Picture[]) => void }) {
  const [pictures, setPictures] = useState<readonly Picture[]>([{ id: front, alt: null }]);
  return (
    <PictureUpload
      label="Images"
      max={4}
      value={pictures}
      onChange={(next) => {
        onChange(next);
        setPictures(next);
      }}
    />
  );
}

function show(answer: FakeAnswer) {
  // Decoding and painting are the browser's.
  vi.spyOn(scaling, 'scaleImage').mockImplementation((file) =>
    Promise.resolve({ file, preview: 'data:,' }),
  );
  const onChange = vi.fn<(pictures: readonly Picture[]) => void>();
  const api = fakeApi({ 'POST /v1/images': answer });
  const shell = renderInShell([{ path: '/', element: <Pictures onChange={onChange} /> }], {
    at: '/',
    api,
  });
  async function choose(name: string): Promise<void> {
    const input = shell.container.querySelector('input[type="file"]');
    if (input === null) throw new Error('There is no way to choose files');
    const file = new File(['x'], name, { type: 'image/jpeg' });
    await act(async () => {
      fireEvent.change(input, { target: { files: [file] } });
      await Promise.resolve();
    });
  }
  const uploads = () => api.calls.filter(({ method }) => method === 'POST');
  return { ...shell, onChange, choose, uploads };
}

describe('PictureUpload', () => {
  it('shows each picture as the API serves it, and adds what was uploaded', async () => {
    const { choose, onChange, uploads, notifications, container } = show(uploaded());
    const [first] = screen.getAllByRole('listitem');
    expect(first?.querySelector('img')?.getAttribute('src')).toContain(
      `/v1/images/${front}/480.webp`,
    );
    await choose('crate.jpg');
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith([
        { id: front, alt: null },
        { id: sent, alt: null },
      ]),
    );
    expect(uploads()).toHaveLength(1);
    expect(uploads()[0]?.idempotencyKey).toBeTruthy();
    expect(notifications).toEqual([]);
    await expectAccessible(container);
  });

  it('says that a picture is small, and takes it', async () => {
    const { choose, onChange, notifications } = show(uploaded(['small']));
    await choose('crate.jpg');
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(notifications).toEqual(['This image is small and may look blurred on large screens.']);
  });

  it('says why the server refused a file, and keeps the others', async () => {
    const { choose, api, onChange } = show(uploaded());
    api.failNext('POST /v1/images', 422, {
      code: 'validation',
      detail: 'Check it.',
      errors: [{ pointer: '/file', code: 'gif', detail: 'GIF images are not accepted' }],
    });
    await choose('moving.gif');
    const card = await screen.findByRole('listitem', { name: 'moving.gif' });
    const alert = await within(card).findByRole('alert');
    expect(alert.textContent).toBe('moving.gif: GIF images are not accepted');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('sends a file again with the same key when no answer came', async () => {
    const { choose, api, user, uploads, onChange } = show(uploaded());
    api.failNext('POST /v1/images', 'network');
    await choose('crate.jpg');
    const card = await screen.findByRole('listitem', { name: 'crate.jpg' });
    const alert = await within(card).findByRole('alert');
    expect(alert.textContent).toContain('crate.jpg: There is no connection to the server.');
    await user.click(within(card).getByRole('button', { name: /Try again/ }));
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    const keys = uploads().map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});
