import type { Locator } from 'playwright-core';
import type { Visitor } from '@test/helpers/browser/browser';
import { ru, type Words } from '../support/texts';
import { choose, fill, press } from './forms';

export interface Company {
  organization: string;
  nameFirst: string;
  email: string;
  phone: string;
  password: string;
  position: string;
  /** The industry sample to start with, as named in the form. */
  sample?: string;
}

/** Fills in both stages of the registration without submitting it. */
export async function fillRegistration(dialog: Locator, company: Company): Promise<void> {
  await dialog.getByText(ru('auth:register.main')).waitFor();
  await fill(dialog, ru('auth:field.nameFirst'), company.nameFirst);
  await fill(dialog, ru('auth:field.email'), company.email);
  await fill(dialog, ru('auth:field.phone'), company.phone);
  await dialog.getByLabel(ru('auth:field.password')).first().fill(company.password);
  await dialog.getByLabel(ru('auth:field.confirmPassword')).first().fill(company.password);
  await dialog.getByRole('checkbox').check();
  await press(dialog, ru('auth:register.next'));
  await dialog.getByText(ru('auth:register.company')).waitFor();
  await fill(dialog, ru('auth:field.organizationName'), company.organization);
  await fill(dialog, ru('auth:field.countEmployees'), '12');
  await fill(dialog, ru('auth:field.positionName'), company.position);
  if (company.sample) await dialog.getByLabel(ru('auth:field.sample')).selectOption(company.sample);
}

/** A visitor of the landing page registers their organization and arrives in its workspace. */
export async function registerCompany({ page }: Visitor, url: string, company: Company): Promise<void> {
  await page.goto(url);
  await page.waitForURL(/#\/lending$/);
  await page
    .getByRole('link', { name: ru('auth:landing.hero.start') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: ru('auth:modal.register') });
  await fillRegistration(dialog, company);
  const reloaded = page.waitForEvent('load');
  await press(dialog, ru('auth:register.submit'));
  await reloaded;
  await page.getByRole('navigation', { name: ru('navigation:menu') }).waitFor();
}

/** Opens an invitation link and sets a password; the person then sees their first task. */
export async function acceptInvitation(
  { page }: Visitor,
  link: string,
  password: string,
  words: Words = ru,
): Promise<void> {
  await page.goto(link);
  const dialog = page.getByRole('dialog', {
    name: new RegExp(words('profile:password.welcomeTitle', { name: '.+' })),
  });
  await dialog.getByLabel(words('profile:password.new')).first().fill(password);
  await dialog.getByLabel(words('profile:password.confirm')).first().fill(password);
  await press(dialog, words('profile:password.welcomeSave'));
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL(/#\/today/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Navigates to a section with the menu. */
export async function goTo({ page }: Visitor, section: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: ru('navigation:menu') });
  await menu.getByRole('link', { name: new RegExp(`^${section}`) }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** An admin views the workspace as a person, chosen in the account menu. */
export async function viewAsPerson({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: ru('navigation:viewAs.open') }).click();
  const dialog = page.getByRole('dialog', { name: ru('navigation:viewAs.title') });
  await choose(dialog, ru('navigation:viewAs.kind.person'), name);
  await press(dialog, ru('navigation:viewAs.look'));
  await page.getByText(ru('navigation:viewAs.person', { name })).waitFor();
}
