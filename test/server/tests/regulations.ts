import type { Workspace } from '@test/helpers/worlds/workspace';

// Regulations that questions refer to.

type Author = Pick<Workspace, 'get' | 'admin'>;

export type Clauses = readonly (readonly [id: string, level: number, text: string])[];

export const FIRST: Clauses = [
  ['c1', 1, 'Касса'],
  ['c2', 2, 'Выручку сдают до 22 часов.'],
  ['c3', 3, 'В выходной до 20 часов.'],
  ['c4', 2, 'Размен пересчитывают утром.'],
];

/** Publishes these clauses; returns the version. */
export async function publishClauses(
  { get, admin }: Author,
  regulationId: number,
  clauses: Clauses,
  significance: 'major' | 'minor' = 'major',
): Promise<number> {
  const { regulationDraftSave: draft } = await get<{
    regulationDraftSave: { id: number; updatedAt: string };
  }>(
    admin,
    `mutation ($id: Int!, $clauses: [ClauseInput!]!) {
      regulationDraftSave(id: $id, clauses: $clauses, isForce: true) { id updatedAt } }`,
    {
      id: regulationId,
      clauses: clauses.map(([id, level, text]) => ({ id, level, html: `<p>${text}</p>` })),
    },
  );
  const { regulationPublish } = await get<{ regulationPublish: { currentVersion: { id: number } } }>(
    admin,
    'mutation ($p: PublicationInput!) { regulationPublish(publication: $p) { currentVersion { id } } }',
    {
      p: {
        ...{ id: regulationId, draftId: draft.id, draftUpdatedAt: draft.updatedAt },
        ...{ significance, changeSummary: 'Изменение' },
      },
    },
  );
  return regulationPublish.currentVersion.id;
}

/** A published regulation with these clauses. */
export async function aRegulation(
  author: Author,
  name = 'Касса',
): Promise<{ id: number; code: string; versionId: number }> {
  const { regulationCreate } = await author.get<{ regulationCreate: { id: number; code: string } }>(
    author.admin,
    'mutation ($name: String!) { regulationCreate(regulation: { name: $name }) { id code } }',
    { name },
  );
  return { ...regulationCreate, versionId: await publishClauses(author, regulationCreate.id, FIRST) };
}
