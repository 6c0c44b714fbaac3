import { agentDetailSchema } from '@pazar/contracts/management';
import { managementDesk } from '../pages/management-desk.ts';
import { tablesWith } from '../pages/stored-rows.ts';
import { readFromApi, signInAtApi } from '../system/agents-api.ts';
import { runningSystem } from '../system/running-system.ts';
import { movedClock } from '../system/service-process.ts';
import { expect, test as base } from '../fixtures/test.ts';

const hourMs = 60 * 60 * 1000;

const test = base.extend<object, object>({ system: runningSystem(movedClock) });

test('A producer deletes the account on a phone, in Macedonian, and after the grace no table knows who it was', async ({
  page,
  browser,
  system,
  noise,
}) => {
  const desk = await managementDesk(system);
  const [agent] = await desk.addApplicants(['nezaborava']);
  if (agent === undefined) throw new Error('Nobody was registered');
  const session = await signInAtApi(system, agent.username, agent.password);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript((value) => {
    localStorage.setItem('current-user', value);
    localStorage.setItem('locale', 'mk');
  }, JSON.stringify(session));

  await page.goto('/account/profile');
  const entered = ['Цветанка Незаборавка', '+38971998877'];
  await page.getByLabel('Прикажано име').fill(entered[0] ?? '');
  await page.getByLabel('Телефон').fill(entered[1] ?? '');
  await page.getByRole('button', { name: 'Зачувај', exact: true }).click();
  await expect(page.getByText('Зачувано.').first()).toBeVisible();
  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Избриши ја мојата сметка' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Сегашна лозинка', { exact: true }).fill(agent.password);
  await dialog.getByRole('button', { name: 'Избриши за 14 дена' }).click();
  await expect(page.getByText(/^Вашата сметка ќе биде затворена на/)).toBeVisible();

  const texts = [agent.username, agent.email, 'Store of nezaborava', ...entered];
  const before = await tablesWith(system, texts);
  for (const text of texts) expect(before[text], text).not.toEqual([]);
  system.api.moveClock(14 * 24 * hourMs);
  const manager = await signInAtApi(system, 'manager');
  const detail = () =>
    readFromApi(
      { url: `${system.apiUrl}/v1/management/agents/${agent.id}`, token: manager.token },
      agentDetailSchema,
    );
  // The work that every start begins may be under way with the time before; it repeats each hour.
  await expect
    .poll(async () => {
      system.api.moveClock(hourMs);
      return (await detail()).accountStatus;
    })
    .toBe('CLOSED');
  const { displayName: pseudonym } = await detail();
  expect(pseudonym).toMatch(/^Closed account [0-9A-F]{4}$/);
  expect(await tablesWith(system, texts)).toEqual(
    Object.fromEntries(texts.map((text) => [text, []])),
  );

  await page.goto('/account/profile');
  const expired = page.getByRole('dialog');
  await expired.getByLabel('Лозинка', { exact: true }).fill(agent.password);
  await expired.getByRole('button', { name: 'Најави се', exact: true }).click();
  await expect(expired.getByRole('alert')).toBeVisible();
  await expect(page.getByText(entered[0] ?? '')).toHaveCount(0);

  const managers = await browser.newContext({ baseURL: system.shell });
  const managed = await managers.newPage();
  await managed.addInitScript(
    (value) => localStorage.setItem('current-user', value),
    JSON.stringify(await signInAtApi(system, 'manager')),
  );
  await managed.goto(`/management/agents/${agent.id}`);
  await expect(managed.getByRole('heading', { name: pseudonym }).first()).toBeVisible();
  await managers.close();
  noise.splice(0);
});
