import type { Visitor } from '@test/helpers/browser/browser';
import { ru } from '../support/texts';
import { goTo } from './entering';
import { choose, fill, openTab, press, saved } from './forms';

/** Adds a subdivision to the structure. */
export async function createSubdivision(admin: Visitor, name: string): Promise<void> {
  const { page } = admin;
  await goTo(admin, ru('navigation:structure'));
  await openTab(page, ru('structure:tab.employees'));
  await press(page, ru('structure:action.addSubdivision'));
  await fill(page, ru('structure:subdivision.name'), name);
  await press(page, ru('common:action.create'));
  await page.getByText(ru('structure:created', { name })).first().waitFor();
}

/** Adds a position to a subdivision. */
export async function createPosition(admin: Visitor, name: string, subdivision: string): Promise<void> {
  const { page } = admin;
  await goTo(admin, ru('navigation:structure'));
  await press(page, ru('structure:action.addPosition'));
  await fill(page, ru('structure:position.name'), name);
  await choose(page, ru('structure:position.subdivision'), subdivision);
  await saved(page, ru('structure:created', { name }), () => press(page, ru('common:action.create')));
}

export interface Hired {
  nameFirst: string;
  nameSecond: string;
  email: string;
  position: string;
  subdivision: string;
}

/** Hires an employee, who gets an invitation. */
export async function hire(admin: Visitor, person: Hired): Promise<void> {
  const { page } = admin;
  await goTo(admin, ru('navigation:employees'));
  await press(page, ru('employees:action.add'));
  const panel = page.getByRole('dialog', { name: ru('employees:form.new') });
  await fill(panel, ru('employees:form.nameFirst'), person.nameFirst);
  await fill(panel, ru('employees:form.nameSecond'), person.nameSecond);
  await fill(panel, ru('employees:form.email'), person.email);
  await choose(panel, ru('employees:form.position'), person.position);
  await choose(panel, ru('employees:form.subdivision'), person.subdivision);
  await press(panel, ru('employees:form.submit'));
  const card = page.getByRole('dialog', { name: `${person.nameFirst} ${person.nameSecond}` });
  await press(card, ru('common:action.close'));
  await card.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: new RegExp(person.email) }).waitFor();
}
