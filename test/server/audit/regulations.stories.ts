import { Document, Packer, Paragraph } from 'docx';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { picture, questions } from '../regulations/content-support';
import { done, withoutHistory, type Stories, type StoryWorld } from './story';

interface Draft {
  id: number;
  draftId: number;
  updatedAt: string;
}

/** A draft with one clause. */
async function draft(world: StoryWorld, fields: Record<string, unknown> = {}): Promise<Draft> {
  const { id, draftVersion } = await done<{ id: number; draftVersion: { id: number; updatedAt: string } }>(
    world,
    `mutation ($r: RegulationInput!) { regulationCreate(regulation: $r) { id draftVersion { id updatedAt } } }`,
    { r: { name: 'Правила склада', ...fields } },
  );
  const saved = await done<{ id: number; updatedAt: string }>(
    world,
    `mutation ($id: Int!, $c: [ClauseInput!]!, $u: DateTime) {
      regulationDraftSave(id: $id, clauses: $c, updatedAt: $u) { id updatedAt }
    }`,
    { id, c: [{ id: 'clause-1', level: 1, html: '<p>Мойте руки</p>' }], u: draftVersion.updatedAt },
  );
  return { id, draftId: saved.id, updatedAt: saved.updatedAt };
}

const published = ({ system, organizationId, admin }: StoryWorld, fields: Partial<RegulationRow> = {}) =>
  system((tx) =>
    aPublishedRegulation(tx, { organizationId, ownerId: admin.id, minReadingSec: 0, ...fields }),
  );

const SAVE_RULE = `mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }`;
const audienceOf = (userIds: number[]) => ({ groups: [{ userIds }], exceptUserIds: [] });

interface Obliged {
  as: UserRow;
  regulation: RegulationRow;
  ruleId: number;
}

/** A person who has to read a regulation. */
async function obliged(world: StoryWorld, fields: Partial<RegulationRow> = {}): Promise<Obliged> {
  const as = await world.person();
  const regulation = await published(world, fields);
  const rule = await done<{ id: number }>(world, SAVE_RULE, {
    rule: { objectType: 'regulation', objectId: regulation.id, audience: audienceOf([as.id]) },
  });
  return { as, regulation, ruleId: rule.id };
}

async function opened(world: StoryWorld, fields: Partial<RegulationRow> = {}): Promise<Obliged> {
  const found = await obliged(world, fields);
  const open = 'mutation ($id: Int!) { regulationOpen(id: $id) { id } }';
  await world.get(found.as, open, { id: found.regulation.id });
  return found;
}

async function commented(world: StoryWorld): Promise<{ as: UserRow; id: number }> {
  const { as, regulation } = await opened(world);
  const { regulationCommentCreate } = await world.get<{ regulationCommentCreate: { id: number } }>(
    as,
    `mutation ($r: Int!, $v: Int!) {
      regulationCommentCreate(regulationId: $r, versionId: $v, clauseId: "c1", text: "А мыло?") { id }
    }`,
    { r: regulation.id, v: regulation.currentVersionId },
  );
  return { as, id: regulationCommentCreate.id };
}

/** The result of a mutation with a file, sent by the admin. */
async function sent<Value>(
  { test, admin }: StoryWorld,
  query: string,
  variables: Record<string, unknown>,
  file: { name: string; bytes: Uint8Array },
): Promise<Value> {
  const token = await test.signIn(admin.id);
  const answer = await test.upload<Record<string, Value>>(
    token,
    query,
    { ...variables, file: null },
    { 'variables.file': file },
  );
  const [value] = Object.values(answer.data ?? {});
  if (value === undefined) throw new Error(JSON.stringify(answer.errors));
  return value;
}

const paper = async () => ({
  name: 'правила.docx',
  bytes: await Packer.toBuffer(
    new Document({ sections: [{ children: [new Paragraph('1. Мойте руки'), new Paragraph('2. И уши')] }] }),
  ),
});

const writing: Stories = {
  regulationCreate: {
    writes: ['create regulation'],
    call: () => ({ variables: { regulation: { name: 'Правила' } } }),
  },
  regulationImport: {
    writes: ['import regulation'],
    call: async () => ({ variables: { file: null }, files: { 'variables.file': await paper() } }),
  },
  regulationUpdate: {
    writes: ['update regulation'],
    call: async (world) => ({
      variables: { regulation: { id: (await draft(world)).id, name: 'Правила цеха' } },
    }),
  },
  regulationDelete: {
    writes: ['delete regulation'],
    call: async (world) => ({ variables: { id: (await draft(world)).id } }),
  },
  // By another person than before: of one's own autosaves only the first after a pause is recorded.
  regulationDraftSave: {
    writes: ['update regulation'],
    call: async (world) => {
      const { id, updatedAt } = await draft(world);
      const clauses = [{ id: 'clause-1', level: 1, html: '<p>Мойте руки с мылом</p>' }];
      return { as: await world.person({ isAdmin: true }), variables: { id, clauses, updatedAt } };
    },
  },
  regulationDraftDiscard: {
    writes: ['update regulation'],
    call: async (world) => {
      const { id } = await published(world);
      await done(
        world,
        `mutation ($id: Int!, $c: [ClauseInput!]!) { regulationDraftSave(id: $id, clauses: $c, isForce: true) { id } }`,
        { id, c: [{ id: 'c1', level: 1, html: '<p>Иначе</p>' }] },
      );
      return { variables: { id } };
    },
  },
  regulationAttach: {
    writes: ['update regulation'],
    call: async (world) => ({
      variables: { id: (await draft(world)).id, file: null },
      files: { 'variables.file': await picture() },
    }),
  },
  regulationDetach: {
    writes: ['update regulation'],
    call: async (world) => {
      const { id } = await draft(world);
      const { attachments } = await sent<{ attachments: { id: number }[] }>(
        world,
        `mutation ($id: Int!, $file: Upload!) { regulationAttach(id: $id, file: $file) { attachments { id } } }`,
        { id },
        await picture(),
      );
      return { variables: { id, contentId: attachments[0]?.id } };
    },
  },
  regulationPictureAdd: withoutHistory(
    'a picture belongs to the text that is saved with it',
    async (world) => {
      const { name, bytes } = await picture();
      return {
        variables: { id: (await draft(world)).id, file: null },
        files: { 'variables.file': { name, bytes } },
      };
    },
  ),
  regulationBodySet: {
    writes: ['update regulation'],
    call: async (world) => {
      const { id, updatedAt } = await draft(world);
      return { variables: { id, updatedAt, file: null }, files: { 'variables.file': await paper() } };
    },
  },
  regulationBodyRemove: {
    writes: ['update regulation'],
    call: async (world) => {
      const { id, updatedAt: u } = await draft(world);
      const { updatedAt } = await sent<{ updatedAt: string }>(
        world,
        `mutation ($id: Int!, $file: Upload!, $u: DateTime) { regulationBodySet(id: $id, file: $file, updatedAt: $u) { updatedAt } }`,
        { id, u },
        await paper(),
      );
      return { variables: { id, updatedAt } };
    },
  },
  regulationQuestionsSave: {
    writes: ['update regulation'],
    call: async (world) => {
      const { id, updatedAt } = await draft(world);
      return { variables: { id, updatedAt, questions: questions.slice(0, 1) } };
    },
  },
};

const releasing: Stories = {
  regulationSubmit: {
    writes: ['submitApproval regulation'],
    call: async (world) => ({
      variables: { id: (await draft(world, { approverIds: [(await world.person()).id] })).id },
    }),
  },
  regulationDecide: {
    writes: ['approve regulation'],
    call: async (world) => {
      const as = await world.person();
      const { id, draftId } = await draft(world, { approverIds: [as.id] });
      await done(world, 'mutation ($id: Int!) { regulationSubmit(id: $id) { id } }', { id });
      const { rows } = await world.owner.query<{ id: number }>(
        'select id from approval where version_id = $1',
        [draftId],
      );
      return { as, variables: { approvalId: rows[0]?.id, isApproved: true } };
    },
  },
  regulationPublish: {
    writes: ['publish regulation'],
    call: async (world) => {
      const { id, draftId, updatedAt } = await draft(world);
      return {
        variables: { publication: { id, draftId, draftUpdatedAt: updatedAt, significance: 'major' } },
      };
    },
  },
  regulationPublishPreview: withoutHistory(
    'nothing is changed: it says what publishing would do',
    async (world) => ({
      variables: { id: (await draft(world)).id, significance: 'major' },
    }),
  ),
};

const reading: Stories = {
  regulationOpen: {
    writes: ['open regulation'],
    call: async (world) => {
      const { as, regulation } = await obliged(world);
      return { as, variables: { id: regulation.id } };
    },
  },
  regulationSignCode: withoutHistory('a code by letter; what it signs is written', async (world) => {
    const { as, regulation } = await opened(world, { signMethod: 'emailCode' });
    return { as, variables: { id: regulation.id } };
  }),
  regulationSign: {
    writes: ['sign regulation'],
    call: async (world) => {
      const { as, regulation } = await opened(world);
      const { id: regulationId, currentVersionId: versionId } = regulation;
      return {
        as,
        variables: {
          signature: { regulationId, versionId, isAgreed: true, readingSec: 0, scrollPct: 100 },
        },
      };
    },
  },
  regulationRefuse: {
    writes: ['refuse regulation'],
    call: async (world) => {
      const { as, regulation } = await opened(world);
      const { id, currentVersionId: versionId } = regulation;
      return { as, variables: { id, versionId, reason: 'Не согласен с пунктом первым' } };
    },
  },
  regulationAnswer: withoutHistory('answers stand in the signature that follows them', async (world) => {
    const as = await world.person();
    const { id, updatedAt } = await draft(world);
    const { id: versionId, updatedAt: draftUpdatedAt } = await done<{ id: number; updatedAt: string }>(
      world,
      `mutation ($id: Int!, $q: [RegulationQuestionInput!]!, $u: DateTime) {
        regulationQuestionsSave(id: $id, questions: $q, updatedAt: $u) { id updatedAt }
      }`,
      { id, q: questions.slice(0, 1), u: updatedAt },
    );
    await done(world, 'mutation ($p: PublicationInput!) { regulationPublish(publication: $p) { id } }', {
      p: { id, draftId: versionId, draftUpdatedAt, significance: 'major' },
    });
    await done(world, SAVE_RULE, {
      rule: { objectType: 'regulation', objectId: id, audience: audienceOf([as.id]) },
    });
    const answers = [{ questionId: 'q-floor', optionIds: ['b'] }];
    return { as, variables: { answer: { regulationId: id, versionId, answers } } };
  }),
  regulationCommentCreate: {
    writes: ['comment regulation'],
    call: async (world) => {
      const { as, regulation } = await opened(world);
      const { id: regulationId, currentVersionId: versionId } = regulation;
      return { as, variables: { regulationId, versionId, clauseId: 'c1', text: 'А мыло?' } };
    },
  },
  regulationCommentResolve: {
    writes: ['resolve regulation'],
    call: async (world) => ({ variables: { id: (await commented(world)).id } }),
  },
};

const assignments: Stories = {
  assignmentRuleSave: {
    writes: ['assign regulation', 'create assignmentRule'],
    call: async (world) => {
      const { id } = await world.person();
      const { id: objectId } = await published(world);
      return { variables: { rule: { objectType: 'regulation', objectId, audience: audienceOf([id]) } } };
    },
  },
  assignmentRuleDelete: {
    writes: ['delete assignmentRule', 'unassign regulation'],
    call: async (world) => ({ variables: { id: (await obliged(world)).ruleId } }),
  },
  assignmentsRemind: {
    writes: ['remind regulation'],
    call: async (world) => ({
      variables: { objectType: 'regulation', objectIds: [(await obliged(world)).regulation.id] },
    }),
  },
  statisticRemind: {
    writes: ['remind regulation'],
    call: async (world) => ({
      variables: {
        objectType: 'regulation',
        objectId: (await obliged(world)).regulation.id,
        kind: 'notSigned',
      },
    }),
  },
  assignmentWaive: {
    writes: ['waive regulation'],
    call: async (world) => {
      const { as } = await obliged(world);
      const { rows } = await world.owner.query<{ id: number }>(
        'select id from assignment where user_id = $1',
        [as.id],
      );
      return { variables: { id: rows[0]?.id, reason: 'В отпуске по уходу' } };
    },
  },
  objectGrantCreate: {
    writes: ['accessGrant regulation'],
    call: async (world) => ({
      variables: {
        grant: {
          objectType: 'regulation',
          objectId: (await published(world)).id,
          level: 'view',
          targetType: 'all',
        },
      },
    }),
  },
  objectGrantDelete: {
    writes: ['unassign regulation'],
    call: async (world) => {
      const { id: objectId } = await published(world);
      const grant = await done<{ id: number }>(
        world,
        'mutation ($grant: ObjectGrantInput!) { objectGrantCreate(grant: $grant) { id } }',
        { grant: { objectType: 'regulation', objectId, level: 'view', targetType: 'all' } },
      );
      return { variables: { id: grant.id } };
    },
  },
};

export const regulationStories: Stories = { ...writing, ...releasing, ...reading, ...assignments };
