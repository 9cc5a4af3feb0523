import { createHash } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { evidenceHash } from '@server/modules/regulations/signing/evidence';
import { regulationSignatureTable } from '@server/modules/regulations/regulations.tables';
import type { TestApp } from '@test/helpers/app';
import { forgedCompletion } from './evidence-learning-steps';
import type { Attack, Company } from './evidence-support';
import type { Step } from './evidence-mutations';

type Statement = (company: Company) => string;

/** A token whose hash the attacker may write into the sessions table. */
const TOKEN = 'a-token-that-the-attacker-has-made-up';
const tokenHash = createHash('sha256').update(TOKEN).digest('hex');

const STATEMENTS: Record<string, Statement> = {
  'signature changed': ({ honest }) =>
    `update regulation_signature set confirmed_name = 'Другой' where id = ${honest.id}`,
  'signature deleted': ({ honest }) => `delete from regulation_signature where id = ${honest.id}`,
  'signatures truncated': () => 'truncate regulation_signature cascade',
  'record changed': ({ honestCompletion: { record } }) =>
    `update evidence_record set confirmed_name = 'Другой' where id = ${record.id}`,
  'record deleted': ({ honestCompletion: { record } }) =>
    `delete from evidence_record where id = ${record.id}`,
  'records truncated': () => 'truncate evidence_record cascade',
  'progress taken back': ({ honestCompletion: { record } }) =>
    `update education_progress set completed_at = null where user_id = ${record.userId}`,
  'progress deleted': ({ honestCompletion: { record } }) =>
    `delete from education_progress where user_id = ${record.userId}`,
  'progress handed to another': ({ honestCompletion: { record }, victim }) =>
    `update education_progress set user_id = ${victim.id} where user_id = ${record.userId}`,
  'head set back': ({ organizationId }) =>
    `update evidence_head set count = 0, last_hash = '', last_id = 0 where organization_id = ${organizationId}`,
  'head deleted': ({ organizationId }) =>
    `delete from evidence_head where organization_id = ${organizationId}`,
  'head put in': ({ organizationId }) =>
    `insert into evidence_head (organization_id) values (${organizationId}) on conflict (organization_id) do update set count = 0`,
  'history changed': ({ honest }) =>
    `update audit_log set actor_id = 0 where affected_user_id = ${honest.userId}`,
  'history deleted': ({ organizationId }) =>
    `delete from audit_log where organization_id = ${organizationId}`,
  'history truncated': () => 'truncate audit_log, audit_batch, audit_link',
  'a line put in': ({ organizationId, victim, regulation }) =>
    `insert into audit_log (organization_id, actor_id, action, object_type, object_id, affected_user_id)
     values (${organizationId}, ${victim.id}, 'sign', 'regulation', ${regulation.id}, ${victim.id})`,
  'a link put in': ({ organizationId }) =>
    `insert into audit_link values (${organizationId}, 9999, 1, '', '')`,
  'events deleted': ({ organizationId }) =>
    `delete from assignment_event where organization_id = ${organizationId}`,
  'answers deleted': ({ organizationId }) =>
    `delete from regulation_answer where organization_id = ${organizationId}`,
  'triggers off': () => 'alter table regulation_signature disable trigger user',
  'triggers asleep': () => 'set local session_replication_role = replica',
  'trigger dropped': () => 'drop trigger chained on regulation_signature',
  'rights taken': () => 'grant all on regulation_signature to app_tenant',
  'function replaced': () =>
    `create or replace function refuse_rewrite() returns trigger language plpgsql as 'begin return old; end'`,
  'function of one’s own': () =>
    `create function public.mine() returns int language sql security definer as 'select 1'`,
  'text changed': ({ regulation }) =>
    `update regulation_version set clauses = '[]' where id = ${regulation.currentVersionId}`,
  'text swapped': ({ regulation }) =>
    `update regulation_version set sha256 = repeat('0', 64) where id = ${regulation.currentVersionId}`,
  'address changed': ({ victim, mailbox }) => `update users set email = '${mailbox}' where id = ${victim.id}`,
  'address changed as the person': ({ victim, mailbox, organizationId }) =>
    `select set_config('app.user_id', '${victim.id}', true);
     insert into email_change (organization_id, user_id, email) values (${organizationId}, ${victim.id}, '${mailbox}');
     update users set email = '${mailbox}' where id = ${victim.id}`,
  'password taken from another': ({ victim, admin }) =>
    `update users set password_hash = (select password_hash from users where id = ${admin.id}) where id = ${victim.id}`,
  'change confirmed': ({ victim, admin }) =>
    `update sign_in_change set confirmed_at = now(), confirmation = 'secondAdmin', confirmed_by = ${admin.id} where user_id = ${victim.id}`,
  'change deleted': ({ victim }) => `delete from sign_in_change where user_id = ${victim.id}`,
  'change rewritten': ({ victim }) =>
    `update sign_in_change set changed_by = ${victim.id} where user_id = ${victim.id}`,
  'session put in': ({ victim }) =>
    `insert into session (user_id, token_hash, expires_at, started_by)
     values (${victim.id}, '${tokenHash}', now() + interval '1 day', 'password') on conflict do nothing`,
  'session put in with a seal': ({ victim }) =>
    `insert into session (user_id, token_hash, expires_at, started_by, key_id, seal)
     select ${victim.id}, '${tokenHash}', now() + interval '1 day', 'password', key_id, seal from session where seal <> '' limit 1
     on conflict do nothing`,
  'session taken over': ({ victim, admin }) =>
    `update session set user_id = ${victim.id} where user_id = ${admin.id}`,
  'session from before put in': ({ victim }) =>
    `insert into session_from_before values (encode(sha256('${tokenHash}'), 'hex'), ${victim.id})`,
  'witness deleted': () => 'delete from evidence_witness',
  'victim deleted': ({ victim }) => `delete from users where id = ${victim.id}`,
  'signer deleted': ({ honest }) => `delete from users where id = ${honest.userId}`,
  'signer renumbered': ({ honest }) => `update users set id = id + 1000000 where id = ${honest.userId}`,
  'organization deleted': ({ organizationId }) => `delete from organization where id = ${organizationId}`,
};

/** Statements that need what the attacker has prepared. */
const PREPARED: Record<string, (company: Company, passwordHash: string) => string> = {
  'password set': ({ victim }, passwordHash) =>
    `update users set password_hash = '${passwordHash}' where id = ${victim.id}`,
  'password set as the person': ({ victim }, passwordHash) =>
    `select set_config('app.user_id', '${victim.id}', true);
     update users set password_hash = '${passwordHash}' where id = ${victim.id}`,
};

/**
 * Possible actions of a login with the application's rights by SQL, as a tenant and as the system, followed by the workspace.
 * @param passwordHash of a password that the attacker knows
 */
export function statementSteps(
  test: TestApp,
  attack: Attack,
  passwordHash: string,
): { arbitrary: fc.Arbitrary<Step>; takeover: Step[] } {
  async function execute(role: string, organizationId: number, text: string): Promise<string> {
    const client = new pg.Client({ connectionString: test.database.appUrl });
    await client.connect();
    try {
      const organization =
        role === 'app_tenant' ? `set local app.organization_id = '${organizationId}';` : '';
      await client.query(`begin; set local role ${role}; ${organization} ${text}; commit`);
      return 'done';
    } catch {
      await client.query('rollback');
      return 'refused';
    } finally {
      await client.end();
    }
  }

  /** A record of the victim with correct hashes, and its history entry: everything possible without the key. */
  const forge = (isSealCopied: boolean, isLineWritten: boolean): Step => ({
    name: `record put in (seal ${isSealCopied ? 'copied' : 'none'}, line ${isLineWritten})`,
    mutations: [],
    run: async (company) => {
      const { organizationId, honest, victim, regulation } = company;
      const rows = await attack.signatures(company);
      const prevHash = rows.at(-1)?.hash ?? '';
      const { id: _id, ...rest } = honest;
      const row = {
        ...rest,
        userId: victim.id,
        confirmedName: victim.nameSecond,
        assignmentId: null,
        prevHash,
      };
      const hash = evidenceHash(prevHash, row);
      const seal = isSealCopied ? {} : { keyId: '', seal: '' };
      return test.app.database
        .tenant(organizationId, async (tx) => {
          await tx.insert(regulationSignatureTable).values({ ...row, ...seal, hash });
          if (!isLineWritten) return;
          await tx.execute(
            `insert into audit_log (organization_id, actor_id, action, object_type, object_id, affected_user_id, changes)
             values (${organizationId}, ${victim.id}, 'sign', 'regulation', ${regulation.id}, ${victim.id},
               '{"record": [null, "${hash}"]}')`,
          );
        })
        .then(() => 'done')
        .catch(() => 'refused');
    },
  });

  const statementsNamed = (name: string, statement: Statement) =>
    ['app_tenant', 'app_system'].map((role): Step => ({
      name: `${role}: ${name}`,
      mutations: [],
      run: (company) => execute(role, company.organizationId, statement(company)),
    }));
  const prepared = Object.entries(PREPARED).flatMap(([name, statement]) =>
    statementsNamed(name, (company) => statement(company, passwordHash)),
  );

  const steps: Step[] = [
    ...Object.entries(STATEMENTS).flatMap(([name, statement]) => statementsNamed(name, statement)),
    ...prepared,
    ...[true, false].flatMap((isSealed) => [forge(isSealed, true), forge(isSealed, false)]),
    ...[true, false].map((isSealed) => forgedCompletion(test, isSealed)),
  ];
  const useToken: Step = {
    name: 'sign with the made-up token',
    mutations: ['regulationSign'],
    run: async (company) => (await attack.sign(TOKEN, company.regulation)) ?? 'done',
  };
  return {
    arbitrary: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...steps) },
      { weight: 1, arbitrary: fc.constant(useToken) },
    ),
    /** A password in the person's own name, so that no confirmation is asked for. */
    takeover: prepared.filter(({ name }) => name.endsWith('password set as the person')),
  };
}
