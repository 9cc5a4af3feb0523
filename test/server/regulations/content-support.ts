import sharp from 'sharp';
import type { RegulationQuestionInput, RegulationVariable } from '@server/graphql/generated/types';
import type { Person, World } from './support';
import type { ContentVersionRow } from '@server/modules/content/content.tables';

/** A picture of one color. */
export async function picture({
  name = 'схема.png',
  colour = '#0a7',
}: { name?: string; colour?: string } = {}) {
  const format = name.endsWith('.gif') ? 'gif' : 'png';
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
  return { name, mime: 'application/octet-stream', bytes };
}

export const shows = (contentId: number, alt = 'Схема прохода') =>
  `<p>Как пройти</p><img data-content="${contentId}" alt="${alt}">`;

/** Which floor is right, and where the exit is: one question of each kind. */
export const questions: RegulationQuestionInput[] = [
  {
    id: 'q-floor',
    kind: 'single',
    text: 'Куда обратиться?',
    explanation: 'Кадры сидят на втором этаже.',
    options: [
      { id: 'a', text: 'На второй этаж', isRight: true },
      { id: 'b', text: 'В подвал', isRight: false },
    ],
  },
  {
    id: 'q-days',
    kind: 'multiple',
    text: 'Когда работаем?',
    clauseId: 'clause-2',
    options: [
      { id: 'a', text: 'В понедельник', isRight: true },
      { id: 'b', text: 'Во вторник', isRight: true },
      { id: 'c', text: 'В воскресенье', isRight: false },
    ],
  },
];

/** Saves clauses given as HTML. */
export function saveHtml(world: World, author: Person, id: number, ...html: string[]) {
  return world.as(author, (scope) =>
    world.services.drafts.save(scope, id, {
      clauses: html.map((item, index) => ({ id: `clause-${index + 1}`, level: 1, html: item })),
      isForce: true,
    }),
  );
}

/** Puts the questions into the draft. */
export function ask(
  world: World,
  author: Person,
  id: number,
  list: RegulationQuestionInput[] = questions,
): Promise<ContentVersionRow> {
  return world.as(author, (scope) =>
    world.services.drafts.saveQuestions(scope, id, { questions: list, isForce: true }),
  );
}

/** Opens and signs, having read these values. */
export async function signWith(
  world: World,
  person: Person,
  regulationId: number,
  versionId: number,
  variables: { variable: RegulationVariable; value: string }[] = [],
) {
  await world.as(person, (scope) => world.services.signatures.open(scope, regulationId));
  return world.as(person, (scope) =>
    world.services.signatures.sign(scope, {
      ...{ regulationId, versionId, isAgreed: true, readingSec: 0, scrollPct: 100 },
      variables,
    }),
  );
}
