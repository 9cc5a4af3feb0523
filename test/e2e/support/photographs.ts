import { photograph, type Visitor } from '@test/helpers/browser';
import { setLook } from './inspection';

const PHONE = { width: 390, height: 844 };

/**
 * Takes screenshots of a person's page as it is, in both themes and as on a phone. The page is the same as before afterwards, so that
 * the story goes on from there.
 */
export async function photographEveryLook(visitor: Visitor, label: string): Promise<void> {
  const { page } = visitor;
  await photograph([visitor], label);
  await setLook(page, { lang: 'ru', isDark: true });
  await photograph([visitor], `${label}-dark`);
  await setLook(page, { lang: 'ru', isDark: false });
  const desk = page.viewportSize();
  if (!desk || desk.width <= PHONE.width) return;
  await page.setViewportSize(PHONE);
  await photograph([visitor], `${label}-390`);
  await page.setViewportSize(desk);
}
