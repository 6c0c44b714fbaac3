import { NavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type RestoreFocusAndScroll,
  createRestoreFocusAndScroll,
} from './restore-focus-and-scroll.ts';

let restore: RestoreFocusAndScroll;

/** Another page is drawn while `focused` has the focus; its frame answers only now. */
function goTo(pathname: string, focused: Element | null): void {
  restore({ key: pathname, pathname, type: NavigationType.Push }, focused);
}

describe('A page that has been drawn', () => {
  let link: HTMLElement;
  let content: HTMLElement;

  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    document.body.innerHTML =
      '<a href="/product">Products</a><main id="content" tabindex="-1"></main>';
    link = document.querySelector('a') ?? document.body;
    content = document.querySelector('main') ?? document.body;
    restore = createRestoreFocusAndScroll();
    goTo('/dashboard', document.body);
  });

  it('takes the focus from what opened it', () => {
    link.focus();
    goTo('/product', link);
    expect(document.activeElement).toBe(content);
  });

  it('takes the focus when what had it is gone', () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    button.remove();
    goTo('/product', button);
    expect(document.activeElement).toBe(content);
  });

  it('leaves the focus in a popover that was opened while the page was loading', () => {
    const list = document.createElement('div');
    list.setAttribute('popover', 'auto');
    // The tests' browser opens no popover, and focuses no hidden element.
    list.innerHTML = '<button style="display: block">Close</button>';
    list.style.display = 'block';
    document.body.append(list);
    const close = list.querySelector('button');
    close?.focus();
    goTo('/product', close);
    expect(document.activeElement).toBe(close);
  });

  it('leaves the focus to who has moved on meanwhile', () => {
    link.focus();
    goTo('/product', document.body);
    expect(document.activeElement).toBe(link);
  });
});
