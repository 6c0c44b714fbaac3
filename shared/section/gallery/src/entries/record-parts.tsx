import { Badge } from '@pazar/ui/badge';
import { Button } from '@pazar/ui/button';
import { InfoCard } from '@pazar/ui/info-card';
import { PrintAlone } from '@pazar/ui/print/print-alone';
import { QrCode } from '@pazar/ui/print/qr-code';
import { DraftOffer } from '../../../src/record/draft-offer.tsx';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { Columns, PlainItem, PlainList, Quiet, Row, Stack } from '@pazar/ui/layout';
import { FormSection } from '../../../src/form/form-section.tsx';
import { TextField } from '@pazar/ui/input/text-field';
import { Note } from '@pazar/ui/note';
import { PageSection } from '@pazar/ui/page-section';
import { Pill, PillLink } from '@pazar/ui/pill';
import { Picture } from '../../../src/record/picture.tsx';
import { TextLink } from '@pazar/ui/text-link';
import type { Entry } from '../entry.ts';

const draft = {
  keptAt: '2026-11-20T08:30:00.000Z',
  restore: () => undefined,
  discard: () => undefined,
};

/** The parts of a record's page. */
export const recordParts: readonly Entry[] = [
  {
    name: 'record/picture',
    states: {
      'none yet': () => <Picture image={null} size={480} />,
      'as a tile': () => <Picture image={null} size={160} shape="tile" icon="produce" />,
    },
  },
  {
    name: 'pill',
    states: {
      'on and off': (say) => (
        <Row>
          <Pill label={say('All', 'Сите')} count={8} isOn onPress={() => undefined} />
          <Pill
            label={say('Active', 'Активни')}
            count={1240}
            isOn={false}
            onPress={() => undefined}
          />
        </Row>
      ),
      'of what needs a look': (say) => (
        <Pill
          label={say('Overlaps', 'Преклопувања')}
          count={4}
          icon="warning"
          tone="attention"
          isOn={false}
          onPress={() => undefined}
        />
      ),
      'as links': (say) => (
        <Row>
          <PillLink label={say('Waiting', 'Чекаат')} count={3} to={undefined} />
          <PillLink label={say('Decided', 'Одлучени')} to="/" />
        </Row>
      ),
    },
  },
  {
    name: 'note',
    states: {
      'of a form': (say) => (
        <Note
          title={say('Ended', 'Завршена')}
          detail={say('Its prices cannot change.', 'Цените не може да се менуваат.')}
        />
      ),
      'with what to do': (say) => (
        <Note
          tone="attention"
          title={say('Unknown columns, skipped', 'Непознати колони, прескокнати')}
          detail="Како се вика, Цена во денари"
        >
          <Button>{say('Map columns', 'Поврзи колони')}</Button>
        </Note>
      ),
    },
  },
  {
    name: 'record/draft-offer',
    states: {
      'of a form': () => <DraftOffer draft={draft} />,
      'with what it holds': (say) => (
        <DraftOffer draft={draft} content={say('12 kg · Tomato', '12 кг · Домат')} />
      ),
    },
  },
  {
    name: 'info-lines',
    ground: 'ground',
    states: {
      'on a card': (say) => (
        <InfoCard title={say('Completeness', 'Пополнетост')}>
          <InfoLines>
            <InfoLine tone="attention" detail={say('Needed to publish', 'Потребно за објава')}>
              <TextLink to="/">{say('Choose a category', 'Изберете категорија')}</TextLink>
            </InfoLine>
            <InfoLine tone="good">{say('It has an image', 'Има слика')}</InfoLine>
            <InfoLine tone="quiet">
              <TextLink to="/">{say('Describe the image', 'Опишете ја сликата')}</TextLink>
            </InfoLine>
            <InfoLine
              name={say('Tomato Rozov', 'Домат розов')}
              detail={say('Out of stock', 'Нема залиха')}
            />
          </InfoLines>
        </InfoCard>
      ),
    },
  },
  {
    name: 'form/form-section',
    isWide: true,
    states: {
      'with a hint': (say) => (
        <FormSection
          title={say('Contact', 'Контакт')}
          hint={say('Customers see it.', 'Го гледаат купувачите.')}
        >
          <TextField
            label={say('Phone', 'Телефон')}
            value="070 123 456"
            onChange={() => undefined}
          />
          <TextField label={say('Email', 'Е-пошта')} value="" onChange={() => undefined} />
        </FormSection>
      ),
    },
  },
  {
    name: 'page-section',
    isWide: true,
    states: {
      'with a button': (say) => (
        <PageSection
          title={say('Movements', 'Промени')}
          actions={<Button>{say('Change', 'Промени')}</Button>}
        >
          <p>{say('Nothing was recorded yet.', 'Сѐ уште нема внесени промени.')}</p>
        </PageSection>
      ),
      framed: (say) => (
        <PageSection title={say('Stock count', 'Попис')} isFramed>
          <p>{say('Recorded: 85.5 kg', 'Внесено: 85,5 кг')}</p>
        </PageSection>
      ),
    },
  },
  {
    name: 'layout',
    isWide: true,
    states: {
      'a list of rows': (say) => (
        <PlainList label={say('Products of this lot', 'Производи од овој принос')}>
          {['P-0012', 'P-0013'].map((code) => (
            <PlainItem key={code}>
              <TextLink to="/">{say('Tomato Rozov', 'Домат розов')}</TextLink>
              <Quiet>{code}</Quiet>
              <Badge tone="good">{say('Visible', 'Видлив')}</Badge>
            </PlainItem>
          ))}
        </PlainList>
      ),
      'a stack, columns and buttons': (say) => (
        <Stack gap="large">
          <Row align="apart">
            <strong>{say('Movements', 'Промени')}</strong>
            <Button>{say('Change', 'Промени')}</Button>
          </Row>
          <Columns>
            <p>{say('Left', 'Лево')}</p>
            <p>{say('Right', 'Десно')}</p>
          </Columns>
          <Row align="end">
            <Button>{say('Cancel', 'Откажи')}</Button>
            <Button variant="primary">{say('Save', 'Зачувај')}</Button>
          </Row>
        </Stack>
      ),
    },
  },
  {
    name: 'print/print-alone',
    states: {
      'a label': (say) => <PrintAlone>{say('Lot 2026-014', 'Принос 2026-014')}</PrintAlone>,
    },
  },
  {
    name: 'print/qr-code',
    states: {
      'an address': (say) => (
        <QrCode
          text="https://pazar.example/produce"
          label={say('Code of the lot', 'Код на приносот')}
        />
      ),
    },
  },
];
