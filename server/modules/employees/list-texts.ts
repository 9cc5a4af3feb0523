import limits from '@graphql/limits.json';
import type { Lang } from '@server/graphql/context';
import { dayText } from '@server/modules/days';
import { documentText } from '@server/texts';
import type { StoredGoal, StoredSkill } from './employees.tables';

/** «до 01.05.2027», for lists of texts; nothing without a day. */
export function untilText(day: string | null, lang: Lang): string[] {
  return day === null ? [] : [documentText(lang, 'people.until', { date: dayText(day) })];
}

/** «Погрузчик (4/5), 1С (2/5)»: an import reads it back. */
export function skillsText(skills: readonly StoredSkill[]): string {
  return skills.map(({ name, level }) => `${name} (${level}/${limits.skillLevelMax})`).join(', ');
}

/** «Стать мастером, до 01.05.2027, 40 %», each on a line of its own: an import reads it back. */
export function goalsText(goals: readonly StoredGoal[], lang: Lang): string {
  return goals
    .map(({ text, dueAt, progress }) => [text, ...untilText(dueAt, lang), `${progress} %`].join(', '))
    .join('\n');
}

/** Words beside each other in one cell. */
export function wordsText(words: readonly string[]): string {
  return words.join(', ');
}
