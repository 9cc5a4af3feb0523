import limits from '@graphql/limits.json';
import type { Lang } from '@server/graphql/context';
import { dayText } from '@server/modules/days';
import { documentText } from '@server/texts';
import type { StoredGoal, StoredSkill } from '../employees.tables';

/** Returns «до 01.05.2027» for lists of texts; nothing without a day. */
export function untilText(day: string | null, lang: Lang): string[] {
  return day === null ? [] : [documentText(lang, 'people.until', { date: dayText(day) })];
}

/** Returns «Погрузчик (4/5), 1С (2/5)»: an import can read it. */
export function skillsText(skills: readonly StoredSkill[]): string {
  return skills.map(({ name, level }) => `${name} (${level}/${limits.skillLevelMax})`).join(', ');
}

/** Returns «Стать мастером, до 01.05.2027, 40 %», each on a separate line: an import can read it. */
export function goalsText(goals: readonly StoredGoal[], lang: Lang): string {
  return goals
    .map(({ text, dueAt, progress }) => [text, ...untilText(dueAt, lang), `${progress} %`].join(', '))
    .join('\n');
}

/** Returns words as one cell. */
export function wordsText(words: readonly string[]): string {
  return words.join(', ');
}
