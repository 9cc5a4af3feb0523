import { photograph, type Visitor } from '@test/helpers/browser/browser';
import { setLook } from './inspection';

const PHONE = { width: 390, height: 844 };

async function photographLooks(visitor: Visitor, label: string, lang: 'ru' | 'en-us' = 'ru'): Promise<void> {
  const { page } = visitor;
  await photograph([visitor], label);
  await setLook(page, { lang, isDark: true });
  await photograph([visitor], `${label}-dark`);
  await setLook(page, { lang, isDark: false });
  const desk = page.viewportSize();
  if (!desk || desk.width <= PHONE.width) return;
  await page.setViewportSize(PHONE);
  await photograph([visitor], `${label}-390`);
  await page.setViewportSize(desk);
}

/**
 * Takes screenshots of a person's page as it is, in both themes and as on a phone. The page is the same as before afterwards, so that
 * the story goes on from there.
 */
export const photographEveryLook = (visitor: Visitor, label: string): Promise<void> =>
  photographLooks(visitor, label);

/** The same in Russian and in English. */
export async function photographEveryLanguage(visitor: Visitor, label: string): Promise<void> {
  await photographLooks(visitor, label);
  await setLook(visitor.page, { lang: 'en-us', isDark: false });
  await photographLooks(visitor, `${label}-en`, 'en-us');
  await setLook(visitor.page, { lang: 'ru', isDark: false });
}
