import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordName } from './record-name.tsx';

const show = (en: string | null) => {
  const name = <RecordName name={{ mk: 'Ајвар, 720 г', en }} />;
  renderInShell([{ path: '/', element: <h1>{name}</h1> }], { at: '/' });
};

describe('The name of a record', () => {
  it('has its number on the line of its unit', () => {
    show('Ajvar, 720 g');
    expect(screen.getByRole('heading').textContent).toBe('Ajvar, 720\u00A0g');
  });

  it('has it also where it is in the other language, which it says', () => {
    show(null);
    expect(screen.getByText('Ајвар, 720 г').textContent).toBe('Ајвар, 720\u00A0г');
    expect(screen.getByText('Ајвар, 720 г').lang).toBe('mk');
  });
});
