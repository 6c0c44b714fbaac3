import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLocationDetail } from '../../test/location-api.ts';
import { open, saved } from '../../test/open-form.ts';

/** The sentence below the fields; the heading of the part says it, too. */
const sentence = (text: RegExp) => screen.getByText(text, { selector: '[role="status"]' });

describe('The delivery of a location', () => {
  it('is a radius within municipalities, and says in words what it is', async () => {
    const { user, api } = open(aLocationDetail());
    expect(await screen.findByText('Delivery: No delivery')).toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'Delivery' }));
    await user.click(screen.getByRole('radio', { name: /^Within a radius, in some/ }));
    await user.click(screen.getByRole('combobox', { name: /^Municipalities/ }));
    await user.click(await screen.findByRole('option', { name: 'Strumica' }));
    expect(sentence(/^Delivers within 20.km, in Strumica$/)).toBeVisible();
    expect(screen.getByText(/^Within the radius, but not chosen:.*Bosilovo/)).toBeVisible();
    const { body } = await saved(user, api);
    expect(body).toEqual({ serviceArea: { type: 'BOTH', radiusKm: 20, codes: ['MK-410'] } });
  });

  it('is a radius but for municipalities, which are chosen by name or on the map', async () => {
    const { user, api } = open(aLocationDetail({ serviceArea: { type: 'RADIUS', radiusKm: 20 } }));
    await user.click(await screen.findByRole('heading', { name: 'Delivery' }));
    await user.click(screen.getByRole('combobox', { name: /^Except in/ }));
    await user.click(await screen.findByRole('option', { name: 'Strumica' }));
    expect(sentence(/^Delivers within 20.km, except in Strumica$/)).toBeVisible();
    const { body } = await saved(user, api);
    expect(body).toEqual({ serviceArea: { type: 'RADIUS', radiusKm: 20, except: ['MK-410'] } });
  });

  it('forgets municipalities that were discarded', async () => {
    const area = { type: 'MUNICIPALITIES' as const, codes: ['MK-410'] };
    const { user, api } = open(aLocationDetail({ serviceArea: area }));
    await user.click(await screen.findByRole('heading', { name: 'Delivery' }));
    await user.click(screen.getByRole('combobox', { name: /^Municipalities/ }));
    await user.click(await screen.findByRole('option', { name: 'Bosilovo' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(sentence(/^Delivers in Strumica$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Bosilovo/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Within a radius, in some/ }));
    const { body } = await saved(user, api);
    expect(body).toMatchObject({ serviceArea: { type: 'BOTH', codes: ['MK-410'] } });
  });

  it('has a radius that is dragged, and typed where it goes farther', async () => {
    const { user } = open(aLocationDetail({ serviceArea: { type: 'RADIUS', radiusKm: 20 } }));
    await user.click(await screen.findByRole('heading', { name: 'Delivery' }));
    const slider = screen.getByRole('slider', { name: 'Radius, to drag' });
    const radius = screen.getByRole('textbox', { name: 'Radius in km' });
    expect(slider).toHaveValue('20');
    fireEvent.change(slider, { target: { value: '12.5' } });
    expect(radius).toHaveValue('12.5');
    expect(sentence(/^Delivers within 12\.5.km$/)).toBeVisible();
    await user.clear(radius);
    await user.type(radius, '150');
    expect(slider).toHaveValue('60');
    expect(sentence(/^Delivers within 150.km$/)).toBeVisible();
  });

  it.each(['0', '10000', '-5', 'abc'])(
    'says nothing of a radius that is none: %s',
    async (text) => {
      const { user } = open(aLocationDetail({ serviceArea: { type: 'RADIUS', radiusKm: 20 } }));
      await user.click(await screen.findByRole('heading', { name: 'Delivery' }));
      const radius = screen.getByRole('textbox', { name: 'Radius in km' });
      await user.clear(radius);
      await user.type(radius, text);
      expect(screen.queryByText(/^Delivers/)).toBeNull();
      await user.clear(radius);
      await user.type(radius, '5');
      expect(sentence(/^Delivers within 5.km$/)).toBeVisible();
    },
  );
});
