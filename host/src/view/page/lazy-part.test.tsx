import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Lazy, lazyPart } from './lazy-part.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hello, {name}</p>;
}

/** Shows a part whose chunk loads with these outcomes, one per load. */
function show(...outcomes: (() => Promise<typeof Greeting>)[]) {
  const load = vi.fn<() => Promise<typeof Greeting>>();
  for (const outcome of outcomes) load.mockImplementationOnce(outcome);
  const part = lazyPart(load);
  const element = () => (
    <Lazy
      part={part}
      props={{ name: 'Ana' }}
      loading={<p>Loading</p>}
      failed={(retry) => <button onClick={retry}>Try again</button>}
    />
  );
  return { load, element, ...render(element()) };
}

const arrive = () => Promise.resolve(Greeting);
const fail = () => Promise.reject(new Error('the chunk did not load'));

describe('A lazy part', () => {
  it('shows that it loads, and then itself', async () => {
    show(arrive);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('Hello, Ana')).toBeTruthy();
  });

  it('loads once, however often it is shown, and is then there in the first frame', async () => {
    const { load, element, unmount } = show(arrive);
    await screen.findByText('Hello, Ana');
    unmount();
    render(element());
    expect(screen.getByText('Hello, Ana')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('says that it did not load, and loads again when asked', async () => {
    show(fail, arrive);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello, Ana')).toBeTruthy();
  });

  it('loads again when it is shown again after a failure', async () => {
    const { element, unmount } = show(fail, arrive);
    await screen.findByRole('button', { name: 'Try again' });
    unmount();
    render(element());
    expect(await screen.findByText('Hello, Ana')).toBeTruthy();
  });
});
