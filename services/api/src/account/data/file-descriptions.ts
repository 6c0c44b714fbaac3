import type { Locale } from '@pazar/contracts/locale';

/** What each file of the archive has, in both languages, by its name. */
export const fileDescriptions: Readonly<Record<string, Record<Locale, string>>> = {
  account: {
    en: 'your account: names, contacts, business, verification',
    mk: 'вашата сметка: имиња, контакти, деловни податоци, верификација',
  },
  locations: {
    en: 'your locations, with address, position and hours',
    mk: 'вашите локации, со адреса, положба и работно време',
  },
  produce: {
    en: 'your lots: what you grew or received, and what is left',
    mk: 'вашите приноси: што сте одгледале или примиле и колку останало',
  },
  products: {
    en: 'your products as customers see them',
    mk: 'вашите производи како што ги гледаат купувачите',
  },
  packs: {
    en: 'the packs of the products, with their prices',
    mk: 'пакувањата на производите, со цените',
  },
  'product-produce': {
    en: 'which lots a product is sold from',
    mk: 'од кои приноси се продава производот',
  },
  'product-locations': { en: 'where a product is sold', mk: 'каде се продава производот' },
  movements: {
    en: 'every movement of stock: harvests, receipts, sales, losses',
    mk: 'секое движење на залихата: берби, приеми, продажби, загуби',
  },
  promotions: { en: 'your promotions', mk: 'вашите промоции' },
  prices: {
    en: 'every price that was in force, and since when',
    mk: 'секоја цена што важела и од кога',
  },
  'promotion-products': { en: 'the products of a promotion', mk: 'производите на промоцијата' },
  'promotion-categories': { en: 'the categories of a promotion', mk: 'категориите на промоцијата' },
  'promotion-locations': { en: 'the locations of a promotion', mk: 'локациите на промоцијата' },
  'promotion-packs': { en: 'the packs of a promotion', mk: 'пакувањата на промоцијата' },
  images: {
    en: 'your images; the files are in images/',
    mk: 'вашите слики; датотеките се во images/',
  },
  'product-images': { en: 'which images a product shows', mk: 'кои слики ги прикажува производот' },
  'produce-images': { en: 'which images a lot shows', mk: 'кои слики ги прикажува приносот' },
  'location-images': {
    en: 'which images a location shows',
    mk: 'кои слики ги прикажува локацијата',
  },
  imports: { en: 'the files that you imported', mk: 'датотеките што сте ги увезле' },
  'import-rows': {
    en: 'each row of those files, and what it changed',
    mk: 'секој ред од тие датотеки и што изменил',
  },
  views: { en: 'your saved views of lists', mk: 'вашите зачувани прегледи на списоци' },
  preferences: { en: 'your preferences', mk: 'вашите поставки' },
  sessions: { en: 'where and how you logged in', mk: 'каде и како сте се најавиле' },
  passkeys: {
    en: 'your passkeys, without their keys',
    mk: 'вашите клучеви за најава, без самите клучеви',
  },
  notifications: { en: 'what you were notified of', mk: 'за што сте биле известени' },
  activity: {
    en: 'what was done by you and to your account',
    mk: 'што сте направиле вие и што е направено со вашата сметка',
  },
};
