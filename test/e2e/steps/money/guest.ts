import { settled } from '../../support/inspection';
import { ru } from '../../support/texts';
import { banner, enterWorkspace, historyLine, mayChange, setAdaptDays } from '../support';
import { type Cast, open } from './cast';
import { entry } from './provider';

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
  expect(await page.getByRole('textbox', { name: ru('organization:setting.adaptDays') }).isEditable()).toBe(
    false,
  );

  const request = olga.page.getByRole('region', { name: /Запрос поддержки/ });
  await request.getByText(REASON).waitFor();
  await request.getByRole('button', { name: /^Разрешить изменения/ }).click();
  await mayChange(page).waitFor();
  await setAdaptDays(page, '77');
  await banner(page)
    .getByRole('button', { name: ru('office:home') })
    .click();
  await page.waitForURL(/#\/back-office\/main/);

  await open(cast, olga, '/organization/history');
  const change = historyLine(olga.page, '77');
  await change.getByText(/^поддержка: /).waitFor();
  await change.getByText(REASON).waitFor();
  await historyLine(olga.page, ru('enums:logActionTypes.supportEnter')).getByText(REASON).waitFor();
}
