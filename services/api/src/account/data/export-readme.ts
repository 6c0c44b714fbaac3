import type { Locale } from '@pazar/contracts/locale';
import { exportTables } from './export-tables.ts';

const texts: Record<Locale, readonly string[]> = {
  en: [
    'Your data in Pazar.',
    '',
    'The same data is here twice: in json/ for programs, in csv/ for spreadsheets.',
    'images/ has the images. These are the files, each as .json and as .csv:',
    '',
    '{files}',
    '',
    'In csv/, amounts of money are in the currency of their row. A name is beside each identifier.',
    'In json/, amounts of money (names that end in _minor) are in hundredths of the currency: 7000 is 70.00.',
    'Instants are in UTC. Quantities are in the unit of their row.',
    'The files are read one after the other. A change made meanwhile can be in some of them and not in others.',
    '',
  ],
  mk: [
    'Вашите податоци во Пазар.',
    '',
    'Истите податоци се тука двапати: во json/ за програми, во csv/ за табели.',
    'Во images/ се сликите. Ова се датотеките, секоја како .json и како .csv:',
    '',
    '{files}',
    '',
    'Во csv/ износите се во валутата на својот ред. До секој идентификатор е називот.',
    'Во json/ износите (називите што завршуваат на _minor) се во стоти делови од валутата: 7000 е 70,00.',
    'Времињата се според UTC. Количините се во мерната единица на својот ред.',
    'Датотеките се читаат една по друга. Промена што настанува во меѓувреме може да ја има во некои од нив, а во други да ја нема.',
    '',
  ],
};

/** The readme in the zip with an agent's data: what each file has. */
export function exportReadme(locale: Locale): string {
  const width = Math.max(...exportTables().map(({ name }) => name.length));
  const files = exportTables().map(
    ({ name, about }) => `  ${name.padEnd(width)}  ${about[locale]}`,
  );
  return texts[locale].join('\n').replace('{files}', files.join('\n'));
}
