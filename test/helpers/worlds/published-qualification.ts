import { z } from 'zod';
import { ask } from '../contract/graphql-client';

interface Component {
  objectType: 'education' | 'regulation' | 'test';
  objectId: number;
}

/** Publishes a qualification with one stage through the API, as an author does. Returns its id. */
export async function publishQualification(
  url: string,
  token: string,
  components: readonly Component[],
): Promise<string> {
  const created = z.object({ qualificationCreate: z.object({ id: z.number() }) });
  const { qualificationCreate } = await ask(
    url,
    token,
    created,
    'mutation { qualificationCreate(qualification: { name: "Кассир" }) { id } }',
  );
  const { id } = qualificationCreate;
  const saved = z.object({ qualificationDraftSave: z.object({ id: z.number(), updatedAt: z.string() }) });
  const { qualificationDraftSave: draft } = await ask(
    url,
    token,
    saved,
    `mutation ($id: Int!, $route: QualificationRouteInput!) {
      qualificationDraftSave(id: $id, route: $route, isForce: true) { id updatedAt } }`,
    {
      id,
      route: {
        ...{ passPercent: 100, validityMonths: 12, renewalDays: 30, graceDays: 30 },
        stages: [
          {
            ...{ id: 's1', title: 'Основы', gate: 'all', k: 1 },
            items: components.map((component, index) => ({
              ...{ id: `i${index}`, isRequired: true, weight: 1, acceptEarlierDays: null },
              ...component,
            })),
          },
        ],
      },
    },
  );
  await ask(
    url,
    token,
    z.unknown(),
    'mutation ($p: PublicationInput!) { qualificationPublish(publication: $p) { id } }',
    { p: { id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance: 'major' } },
  );
  return String(id);
}
