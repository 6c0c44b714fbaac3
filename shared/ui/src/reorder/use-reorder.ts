import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The event of an item, for a screen reader. */
export type ReorderStep = 'lifted' | 'moved' | 'put' | 'putBack';

export interface ReorderOptions<Item> {
  readonly items: readonly Item[];
  /** Called with the new order after each step, also while an item is still lifted. */
  readonly onChange: (items: readonly Item[]) => void;
  /** Called with the order that stays: after one press, or once a lifted item is put down. */
  readonly onDone?: (items: readonly Item[]) => void;
  /** Announces a step; `position` counts from 1. */
  readonly say: (step: ReorderStep, place: { position: number; total: number }) => void;
}

interface Lifted<Item> {
  readonly id: string;
  readonly isByKey: boolean;
  /** The order to return to. */
  readonly before: readonly Item[];
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Reorders a list by pointer and by keys, and announces each step. `list` and `listProps` go on the
 * `ol`, whose first children are the items in order; `handleProps` go on a button of each.
 */
export function useReorder<Item extends { readonly id: string }>({
  items,
  onChange,
  onDone,
  say,
}: ReorderOptions<Item>) {
  const [lifted, setLifted] = useState<Lifted<Item> | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const handleOf = (id: string) =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [])].find(
      ({ dataset }) => dataset['handle'] === id,
    );
  useEffect(function keepFocusOnLifted() {
    // The browser removes the focus from an element that moves in the document.
    if (lifted?.isByKey === true) handleOf(lifted.id)?.focus();
  });

  const at = (id: string) => items.findIndex((item) => item.id === id);
  const place = (index: number) => ({ position: index + 1, total: items.length });

  function moveTo(id: string, to: number): void {
    const from = at(id);
    if (from === -1 || to < 0 || to >= items.length || to === from) return;
    const moved = items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
    onChange(moved);
    say('moved', place(to));
    if (lifted === null) onDone?.(moved);
  }
  function lift(id: string, isByKey: boolean): void {
    setLifted({ id, isByKey, before: items });
    if (isByKey) say('lifted', place(at(id)));
  }
  function putDown(id: string): void {
    setLifted(null);
    say('put', place(at(id)));
    onDone?.(items);
  }
  function putBack(from: Lifted<Item>): void {
    setLifted(null);
    onChange(from.before);
    say('putBack', place(at(from.id)));
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
        // Focus that returns at once was only lost by the move.
        requestAnimationFrame(() => {
          const isLeft = document.activeElement !== handleOf(id);
          if (isLeft && lifted?.id === id && lifted.isByKey) {
            setLifted(null);
            onDone?.(items);
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
