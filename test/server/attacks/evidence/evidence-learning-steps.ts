import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { recordHash } from '@server/modules/content/evidence/evidence-record';
import { evidenceRecordTable } from '@server/modules/content/evidence/evidence.tables';
import type { TestApp } from '@test/helpers/app';
import { OPEN, REPORT } from '../../educations/support';
import { START, SUBMIT, TAB } from '../../tests/support';
import { finishCourse, type Learning } from './evidence-learning';
import { outcomeOf, mutationsOf, type Step } from './evidence-mutations';
import type { Company } from './evidence-support';

async function takeTest({ gql }: TestApp, token: string, { exam }: Learning): Promise<string> {
  const started = await gql<{ testAttemptStart: { id: number } }>(token, START, { id: exam, tab: TAB });
  if (!started.data) return outcomeOf(started);
  return outcomeOf(await gql(token, SUBMIT, { id: started.data.testAttemptStart.id, tab: TAB }));
}

/** In the stolen session: the course, which earns a certificate, and the test. */
export function learningSteps(test: TestApp): Step[] {
  const stolen = (
    name: string,
    mutations: readonly string[],
    work: (token: string, company: Company) => Promise<string>,
  ): Step => ({
    ...{ name: `victim: ${name}`, mutations },
    run: async (company) => (company.stolen === null ? null : work(company.stolen, company)),
  });
  return [
    stolen('finish the course', mutationsOf(OPEN, REPORT), async (token, { learning }) =>
      outcomeOf(await finishCourse(test, token, learning)),
    ),
    stolen('take the test', mutationsOf(START, SUBMIT), (token, { learning }) =>
      takeTest(test, token, learning),
    ),
  ];
}

/** A record of the victim with a correct hash, and its history entry: everything possible without the key. */
export const forgedCompletion = (test: TestApp, isSealCopied: boolean): Step => ({
  name: `completion put in (seal ${isSealCopied ? 'copied' : 'none'})`,
  mutations: [],
  run: async ({ organizationId, honestCompletion, victim, learning }) => {
    const all = await test.app.database.system((tx) =>
      selectRows(tx, { hash: text })(
        `select hash from evidence_chain where organization_id = ${organizationId} order by id desc limit 1`,
      ),
    );
    const prevHash = all[0]?.hash ?? '';
    const { id: _id, ...rest } = honestCompletion.record;
    const row = { ...rest, userId: victim.id, actorId: victim.id, assignmentId: null, prevHash };
    const hash = recordHash(prevHash, row);
    const seal = isSealCopied ? {} : { keyId: '', seal: '' };
    return test.app.database
      .tenant(organizationId, async (tx) => {
        await tx.execute(
          `insert into audit_log (organization_id, actor_id, action, object_type, object_id, affected_user_id, changes)
           values (${organizationId}, ${victim.id}, 'complete', 'education', ${learning.course.id}, ${victim.id},
             '{"record": [null, "${hash}"]}')`,
        );
        const id = (
          await selectRows(tx, { id: integer })(`select nextval('regulation_signature_id_seq')::int as id`)
        )[0]?.id;
        await tx.insert(evidenceRecordTable).values({ ...row, ...seal, hash, id: id ?? 0 });
      })
      .then(() => 'done')
      .catch(() => 'refused');
  },
});
