import { useTranslation } from '@pazar/shell/translation';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moveImage, type UploadedImage } from './uploaded-image.ts';

interface ReorderOptions<Image> {
  readonly images: readonly Image[];
  readonly onChange: (images: readonly Image[]) => void;
  readonly say: (text: string) => void;
}

interface Lifted<Image> {
  readonly id: string;
  readonly isByKey: boolean;
  /** The order to return to. */
  readonly before: readonly Image[];
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Gives images another order by pointer and by keys, and says each step. */
export function useReorder<Image extends UploadedImage>(options: ReorderOptions<Image>) {
  const { images, onChange, say } = options;
  const { t } = useTranslation('shell');
  const [lifted, setLifted] = useState<Lifted<Image> | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const handleOf = (id: string) =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [])].find(
      ({ dataset }) => dataset['handle'] === id,
    );
  useEffect(function keepFocusOnLifted() {
    // The browser takes the focus from an element that changes its place.
    if (lifted?.isByKey === true) handleOf(lifted.id)?.focus();
  });

  const at = (id: string) => images.findIndex((image) => image.id === id);
  const place = (index: number) => ({ position: index + 1, total: images.length });

  function moveTo(id: string, to: number): void {
    const from = at(id);
    if (from === -1 || to < 0 || to >= images.length || to === from) return;
    onChange(moveImage(images, from, to));
    say(t('image.moved', place(to)));
  }
  function lift(id: string, isByKey: boolean): void {
    setLifted({ id, isByKey, before: images });
    if (isByKey) say(t('image.lifted', place(at(id))));
  }
  function putDown(id: string): void {
    setLifted(null);
    say(t('image.put', place(at(id))));
  }
  function putBack(from: Lifted<Image>): void {
    setLifted(null);
    onChange(from.before);
    say(t('image.putBack'));
  }
  function press(event: KeyboardEvent, id: string): void {
    const isLifted = lifted?.id === id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isLifted) putDown(id);
      else lift(id, true);
    } else if (isLifted && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      putBack(lifted);
    } else if (isLifted && steps[event.key] !== undefined) {
      event.preventDefault();
      moveTo(id, at(id) + (steps[event.key] ?? 0));
    }
  }
  function drag(event: PointerEvent): void {
    if (lifted === null || lifted.isByKey) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('li');
    const to = under ? [...(list.current?.children ?? [])].indexOf(under) : -1;
    if (to !== -1) moveTo(lifted.id, to);
  }

  return {
    list,
    liftedId: lifted?.id ?? null,
    moveTo,
    focusHandle: (id: string) => handleOf(id)?.focus(),
    handleProps: (id: string) => ({
      'data-handle': id,
      onKeyDown: (event: KeyboardEvent) => press(event, id),
      onBlur: () => {
        // Focus that comes back at once was only lost to the change of place.
        requestAnimationFrame(() => {
          if (document.activeElement !== handleOf(id)) {
            setLifted((now) => (now?.id === id && now.isByKey ? null : now));
          }
        });
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // The list keeps its place in the document while its items change theirs.
        list.current?.setPointerCapture(event.pointerId);
        lift(id, false);
      },
    }),
    listProps: {
      onPointerMove: drag,
      onPointerUp: () => {
        if (lifted !== null && !lifted.isByKey) putDown(lifted.id);
      },
      onPointerCancel: () => {
        if (lifted !== null && !lifted.isByKey) putBack(lifted);
      },
    },
  };
}
