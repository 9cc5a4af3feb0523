import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import { educationTables } from '@server/modules/educations/educations.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import {
  approvalTable,
  regulationCommentTable,
  type RegulationRow,
} from '@server/modules/regulations/regulations.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { register } from '@test/helpers/worlds/registration';
import { createSigningDesk } from '@test/helpers/worlds/signing-desk';
import { anEducation } from '../../educations/support';
import { aQualification, give, publishRoute, routeOf } from '../../qualifications/support';
import { addPathRows, aProvider } from './every-path-rows';
import { aChoice, aTest, takers, wrongAnswer } from '../../tests/support';

/** An organization with some data of every kind, of which each caller may read a different part. */
export interface PathWorld {
  workspace: Workspace;
  ids: Record<string, number>;
  /** Their tokens. */
  callers: Map<string, string | null>;
}

const NEVER = { score: 'never', correctness: 'never', key: 'never', explanation: 'never' } as const;

/** Starts it. */
export async function openPathWorld(): Promise<PathWorld> {
  const workspace = await openWorkspace();
  const ids: Record<string, number> = {};
  const callers = new Map<string, string | null>();
  const { organizationId, admin, test } = workspace;
  const [place, elsewhere] = await workspace.system(async (tx) => [
    await aSubdivision(tx, { organizationId, idealPicture: 'Тайная картина' }),
    await aSubdivision(tx, { organizationId }),
  ]);
  const position = await workspace.system((tx) =>
    aPosition(tx, { organizationId, subdivisionId: place.id, vep: 'Продукт' }),
  );
  const dates = { dateBirth: '1990-01-01', dateJobStart: '2024-01-01', phone: '+79000000001' };
  const worker = await workspace.person({ ...dates, subdivisionId: place.id, positionId: position.id });
  const author = await workspace.person({ ...dates, subdivisionId: elsewhere.id });
  const leader = await workspace.person({
    ...dates,
    subdivisionId: place.id,
    isLeader: true,
    leaderSubdivisionId: place.id,
  });
  const plain = await workspace.person({ ...dates, subdivisionId: elsewhere.id });
  const analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  const architect = await workspace.withRights({ structure: { read: true, write: true } });
  const access = await workspace.withRights({ roles: { read: true, write: true } });
  const scoped = await workspace.person({ ...dates });
  let made: RegulationRow | undefined;
  await workspace.system(async (tx) => {
    const fields = { organizationId, ownerId: author.id, approvers: [leader.id], minReadingSec: 0 };
    made = await aPublishedRegulation(tx, fields);
    Object.assign(ids, { regulation: made.id, version: made.currentVersionId, user: worker.id });
    Object.assign(ids, { subdivision: place.id, position: position.id, organization: organizationId });
    const hidden = await aPublishedRegulation(tx, { organizationId, ownerId: admin.id });
    await tx.execute(sql`
      with draft as (insert into regulation_version (organization_id, regulation_id, clauses, name, code, change_summary)
        values (${organizationId}, ${made.id}, '[]', 'Черновик', 'Ч-1', 'Тайная правка') returning id)
      update regulation r set draft_version_id = draft.id from draft where r.id = ${made.id}`);
    for (const { id, currentVersionId } of [made, hidden]) {
      const [row] = await tx
        .insert(assignmentTable)
        .values({
          organizationId,
          userId: worker.id,
          objectType: 'regulation',
          objectId: id,
          versionId: currentVersionId,
          waivedReason: 'Причина',
        })
        .returning();
      ids['assignment'] = row?.id ?? 0;
      await tx.insert(approvalTable).values({
        ...{ organizationId, versionId: currentVersionId ?? 0, step: 1, approverId: leader.id },
        ...{ status: 'approved', comment: 'Слабо', createdAt: new Date() },
      });
      await tx.insert(regulationCommentTable).values({
        ...{ organizationId, objectId: id, versionId: currentVersionId ?? 0, clauseId: 'c1' },
        ...{ userId: worker.id, text: 'Непонятно', createdAt: new Date() },
      });
    }
    await tx.execute(sql`
      with own_role as (insert into role (organization_id, name, rights)
        values (${organizationId}, 'Кадры отдела', '{"employees":{"read":true,"write":true},"statistics":{"read":true,"write":false}}') returning id)
      insert into user_role (organization_id, user_id, role_id, scope_subdivision_id)
        select ${organizationId}, ${scoped.id}, id, ${place.id} from own_role`);
    await tx.execute(sql`insert into user_note (organization_id, user_id, text, author_id)
      values (${organizationId}, ${worker.id}, 'Заметка', ${admin.id})`);
    await tx.execute(sql`insert into user_document (organization_id, user_id, kind, name, number)
      values (${organizationId}, ${worker.id}, 'passport', 'Паспорт', '4500 123456')`);
    await tx.execute(sql`
      with template as (insert into adaptation_template (organization_id, name, steps) values (${organizationId}, 'Шаблон',
          '[{"key":"k1","day":1,"lane":"employee","kind":"task","title":"Шаг","text":"","weight":1}]') returning id),
        plan as (insert into adaptation (organization_id, user_id, template_id, date_start, date_end)
          select ${organizationId}, ${worker.id}, id, '2026-01-01', '2027-12-31' from template returning id)
      insert into adaptation_item (organization_id, user_id, adaptation_id, lane, kind, title)
        select ${organizationId}, ${worker.id}, id, 'employee', 'trial', 'Задача' from plan`);
  });
  await workspace.system(async (tx) => {
    for (const { id, versionId } of [
      await anEducation(workspace, [worker], { ownerId: author.id }),
      await anEducation(workspace, [worker]),
    ]) {
      ids['education'] ??= id;
      await tx.insert(educationTables.comment).values({
        ...{ organizationId, objectId: id, versionId, clauseId: 'b1' },
        ...{ userId: worker.id, text: 'Непонятно', createdAt: new Date() },
      });
    }
  });
  const foreign = await register(test, 'Чужие');
  const tokenOf = (user: UserRow) => test.signIn(user.id);
  const viewer = await tokenOf(admin);
  const people = Object.entries({ worker, author, leader, plain, analyst, architect, access, scoped, admin });
  for (const [name, user] of people) callers.set(name, await tokenOf(user));
  callers.set('anonymous', null).set('foreign', foreign.token).set('viewing', viewer);
  callers.set('provider', await tokenOf(await aProvider(workspace)));
  const rows = await workspace.system((tx) =>
    selectRows(tx, { id: integer })(
      sql`select id from role where organization_id = ${organizationId} and name = 'Кадры отдела'`,
    ),
  );
  ids['role'] = rows[0]?.id ?? 0;
  const { id: testId } = await aTest(workspace, [worker, leader], [aChoice()], {
    review: NEVER,
    limitMinutes: 0,
  });
  await takers(workspace).take(worker, testId, { q1: wrongAnswer() });
  await takers(workspace).start(leader, testId);
  await aTest(workspace, []);
  ids['test'] = testId;
  const qualification = await aQualification(workspace);
  const qualificationVersion = await publishRoute(
    workspace,
    qualification,
    routeOf([{ items: [{ objectType: 'test', objectId: testId }] }]),
  );
  await give(workspace, 'qualification', qualification, [worker]);
  await aQualification(workspace);
  ids['qualification'] = qualification;
  await workspace.system((tx) =>
    tx.execute(
      sql`insert into regulation_structure (organization_id, name) values (${organizationId}, 'Кадры')`,
    ),
  );
  if (!made) throw new Error('no regulation');
  const { signed } = await createSigningDesk(workspace).sign(await tokenOf(worker), made);
  if (signed !== null) throw new Error(signed);
  await addPathRows(workspace, ids, { qualificationVersion, worker, author: admin });
  await test.gql(viewer, 'mutation ($id: Int!) { viewAsStart(roleId: $id) { roleId } }', { id: ids['role'] });
  return { workspace, ids, callers };
}
