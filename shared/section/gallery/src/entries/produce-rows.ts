import type { Say } from '../entry.ts';

export interface ExampleRow {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly price: string;
  readonly stock: string;
  readonly status: string;
  readonly tone: 'good' | 'attention' | 'danger' | 'neutral';
}

/** Rows with the longest texts that the screens have. */
export function exampleRows(say: Say): readonly ExampleRow[] {
  return [
    {
      id: '1',
      name: say('Tomato Rozov', 'Домат розов'),
      detail: say('P-0012 · 1 kg, 5 kg', 'P-0012 · 1 кг, 5 кг'),
      price: say('MKD 65', '65 ден.'),
      stock: say('85.5 kg', '85,5 кг'),
      status: say('Visible', 'Видлив'),
      tone: 'good',
    },
    {
      id: '2',
      name: say(
        'Red pepper for homemade ajvar, roasted',
        'Црвена пиперка за домашен ајвар, печена',
      ),
      detail: say('P-0003 · 10 kg sack', 'P-0003 · вреќа 10 кг'),
      price: say('MKD 1,420.50', '1.420,50 ден.'),
      stock: say('1,240 kg', '1.240 кг'),
      status: say('Low stock', 'Мала залиха'),
      tone: 'attention',
    },
    {
      id: '3',
      name: say('Free-range eggs', 'Јајца од слободен одгој'),
      detail: say('P-0017 · 6, 10, 30 pcs', 'P-0017 · 6, 10, 30 пар.'),
      price: say('MKD 120', '120 ден.'),
      stock: say('0 pcs', '0 пар.'),
      status: say('Out of stock', 'Нема на залиха'),
      tone: 'danger',
    },
  ];
}
