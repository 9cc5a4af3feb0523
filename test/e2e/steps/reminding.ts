import type { Visitor } from '@test/helpers/browser/browser';
import { photographEveryLook } from '../support/photographs';
import { ru } from '../support/texts';
import { press } from './forms';

interface Unsigned {
  /** The tasks that the tile counts. */
  tasks: number;
  /** The people who have them. */
  people: number;
  /** The beginning of the names of the pictures. */
  pictures: string;
}

/** Opens the people behind the number of unsigned regulations in the statistics, and reminds them all after a preview. */
export async function remindUnsigned(
  visitor: Visitor,
  { tasks, people: count, pictures }: Unsigned,
): Promise<void> {
  const { page } = visitor;
  const tile = new RegExp(`^${ru('statistics:tile.notSigned_regulation')}\\s*${tasks}`);
  await page.getByRole('link', { name: tile }).click();
  const panel = page.getByRole('dialog', { name: ru('statistics:people.title.notSigned_regulation') });
  await press(panel, ru('statistics:people.remind', { count }));
  const question = page.getByRole('dialog', { name: ru('reminders:title', { count }) });
  await photographEveryLook(visitor, `${pictures}-question`);
  await press(question, ru('reminders:send'));
  await page.getByText(ru('statistics:people.reminded', { count })).waitFor();
  await photographEveryLook(visitor, `${pictures}-reminded`);
}
