import { settled } from '../../support/inspection';
import { ru } from '../../support/texts';
import { banner, enterWorkspace, historyLine, mayChange, setAdaptDays } from '../support';
import { type Cast, open, passTo } from './cast';
import { entry } from './clients';

const REASON = 'Исправить срок адаптации';

/** Step 9: with a reason, for 15 minutes; a change waits for the client's permission, and its history tells everything. */
export async function visitWorkspace(cast: Cast): Promise<void> {
  const { provider, olga } = cast;
  const { page } = provider;
  await open(cast, provider, '/back-office/cabinet');
  await entry(page, 'Ромашка').click();
  await enterWorkspace(page, 'Ромашка', 'change', REASON);
  await banner(page)
    .getByText(/Осталось 1[45] минут/)
    .waitFor();
  await banner(page).getByText(ru('support:inside.mode.asked')).waitFor();
  await open(cast, provider, '/organization/setting-main');
  await settled(page, '/organization/setting-main');
  const field = page.getByRole('textbox', { name: ru('organization:setting.adaptDays') });
  const before = await field.inputValue();
  expect(await field.isEditable()).toBe(false);

  const request = olga.page.getByRole('region', { name: /Запрос поддержки/ });
  await request.getByText(REASON).waitFor();
  await request.getByRole('button', { name: /^Разрешить изменения/ }).click();
  await mayChange(page).waitFor();
  await setAdaptDays(page, '77');
  await banner(page)
    .getByRole('button', { name: ru('office:home') })
    .click();
  await page.waitForURL(/#\/back-office\/main/);

  await historyTells(cast, before);
  await timePasses(cast);
}

/** The client's history: who came, why, and what changed. */
async function historyTells(cast: Cast, before: string): Promise<void> {
  const { page } = cast.olga;
  await open(cast, cast.olga, '/organization/history');
  const change = historyLine(page, '77');
  const chip = await change.getByText(/^поддержка: /).innerText();
  await change.getByText(REASON).waitFor();
  const entering = historyLine(page, ru('enums:logActionTypes.supportEnter'));
  for (const part of [chip.replace('поддержка: ', ''), REASON])
    await entering.getByText(part).first().waitFor();
  const words = (await change.innerText()).split(/\s+/);
  expect(words).toEqual(expect.arrayContaining([before, '77']));
}

/** Fifteen minutes later nobody has to end it. */
async function timePasses(cast: Cast): Promise<void> {
  const { provider, nodes } = cast;
  const { page } = provider;
  await open(cast, provider, '/back-office/cabinet');
  await entry(page, 'Ромашка').click();
  await enterWorkspace(page, 'Ромашка', 'look', REASON);
  // The notice closes by itself: it is waited for while the time passes.
  const notification = page.getByText(ru('support:over.clock', { name: 'Ромашка' })).waitFor();
  await Promise.all([notification, passTo(cast, new Date(nodes.clock.now().getTime() + 15 * 60_000))]);
  await page.waitForURL(/#\/back-office\/main/);
  expect(await banner(page).count()).toBe(0);
}
