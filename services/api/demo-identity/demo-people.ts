import { demoSubject } from '../src/seed/seed-context.ts';

/** A Google account that the demo's provider knows. */
export interface DemoPerson {
  /** Google's name for the person; the seed links agents by it. */
  subject: string;
  email: string;
  name: string;
}

const person = (username: string, name: string): DemoPerson => ({
  subject: demoSubject(username),
  email: `${username}@pazar.example`,
  name,
});

/**
 * The demo accounts, two that only ever signed in through Google, one whose Google account is not
 * linked yet (`consumer`), and a person who is new to Pazar.
 */
export const demoPeople: readonly DemoPerson[] = [
  person('producer', 'Стопанство Трајкови'),
  person('seller', 'Зеленчук кај Билјана'),
  person('manager', 'Марија Димитрова'),
  person('consumer', 'Елена Петровска'),
  person('ana.trajkovska', 'Ана Трајковска'),
  person('filip.m', 'Филип Милошевски'),
  person('nova.korisnichka', 'Нова Корисничка'),
];
