import { Badge } from '@pazar/ui/badge';
import { Button } from '@pazar/ui/button';
import { CardGrid } from '@pazar/ui/card-grid';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { Page } from '@pazar/ui/page';
import { Sheet } from '@pazar/ui/sheet';
import { StatCard } from '@pazar/ui/stat-card';
import type { Entry, Say } from '../entry.ts';

const facts = (say: Say) => [
  { term: say('Remaining', 'Преостанато'), detail: say('85.5 kg', '85,5 кг') },
  { term: say('Lot 2026-014, Plastenik 2', 'Принос 2026-014, Пластеник 2'), detail: '60.0' },
  { term: say('Best before', 'Најдобро до'), detail: '27/11/2026' },
];
const figures = (say: Say) => (
  <CardGrid>
    <StatCard
      label={say('Products', 'Производи')}
      value="38"
      detail={say('31 visible to customers', '31 видливи за купувачите')}
      icon="product"
      to="/"
    />
    <StatCard
      label={say('Sold since the start', 'Продадено од почетокот')}
      value={say('MKD 99,999,999,999.99', '99.999.999.999,99 ден.').replaceAll(' ', '\u00A0')}
    />
    <StatCard
      label={say('Out of stock', 'Нема на залиха')}
      value="3"
      detail={<Badge tone="danger">{say('Needs you', 'Ве чека')}</Badge>}
    />
  </CardGrid>
);

/** Pages, cards and lists of facts. */
export const frames: readonly Entry[] = [
  {
    name: 'page',
    isWide: true,
    states: {},
    alone: {
      'with actions': (say) => (
        <Page
          title={say('Products', 'Производи')}
          subtitle={say('38 products · 31 visible to customers', '38 производи · 31 видливи')}
          actions={
            <>
              <Button>{say('Import', 'Увези')}</Button>
              <Button variant="primary" icon="add">
                {say('New product', 'Нов производ')}
              </Button>
            </>
          }
        >
          <p>{say('The content of the page.', 'Содржината на страницата.')}</p>
        </Page>
      ),
    },
  },
  {
    name: 'not-found-page',
    states: {},
    alone: { 'in a section': () => <NotFoundPage backTo="/product" /> },
  },
  {
    name: 'sheet',
    ground: 'ground',
    states: { 'of work': (say) => <Sheet>{say('A sheet of work', 'Работен лист')}</Sheet> },
  },
  { name: 'card-grid', isWide: true, states: { 'of figures': figures } },
  { name: 'stat-card', isWide: true, states: { 'as a link, plain, with a badge': figures } },
  {
    name: 'description-list',
    states: { 'on the sheet': (say) => <DescriptionList items={facts(say)} /> },
  },
  {
    name: 'info-card',
    ground: 'ground',
    states: {
      'on the dark': (say) => (
        <InfoCard title={say('Tomato Rozov', 'Домат розов')}>
          <DescriptionList items={facts(say)} />
        </InfoCard>
      ),
    },
  },
];
