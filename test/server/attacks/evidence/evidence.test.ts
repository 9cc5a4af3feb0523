import fc from 'fast-check';
import { accountIn } from '@server/modules/content/evidence/signer-identity';
import type { RegulationSignatureRow } from '@server/modules/regulations/regulations.tables';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { workspaceSteps } from './evidence-every-mutation';
import type { Step } from './evidence-mutations';
import { statementSteps } from './evidence-statements';
import {
  type Attack,
  type Company,
  type CompanyKind,
  createAttack,
  KNOWN_PASSWORD,
} from './evidence-support';

/**
 * Somebody wants a signature, a course, a test or a certificate of a person who does not act, or wants one removed: an
 * administrator and HR through the workspace, and a holder of the application's login by SQL as well. Random sequences; each ends
 * rejected, or visible. `ADAPTIKA_EVIDENCE_RUNS` sets the number of each kind, `ADAPTIKA_EVIDENCE_SEED` selects them.
 */
const RUNS = Number(process.env['ADAPTIKA_EVIDENCE_RUNS'] ?? 6);
const SEED = Number(process.env['ADAPTIKA_EVIDENCE_SEED'] ?? 2026);
/** Organizations are independent: some sequences run at once, each lane with its own seed. */
const LANES = 3;
const TIMEOUT = 60_000 + RUNS * 10_000;
/** If nearly everything were rejected, the test would prove nothing. */
const MIN_DONE_SHARE = 0.25;

let test: TestApp;
let attack: Attack;
let workspace: ReturnType<typeof workspaceSteps>;
let knownHash: string;
const tally = { sequences: 0, calls: 0, done: 0, forged: 0, told: 0 };
const ends = new Map<string, number>();
/** The kinds that an attacker has obtained in another person's name through the workspace. */
const kindsForged = new Set<string>();

beforeAll(async () => {
  test = await startTestApp();
  attack = createAttack(test, await test.app.deps.passwords.hash('Верный-Пароль-1'));
  workspace = workspaceSteps(test, attack);
  knownHash = await test.app.deps.passwords.hash(KNOWN_PASSWORD);
}, 60_000);
afterAll(async () => {
  if (process.env['ADAPTIKA_EVIDENCE_RUNS']) {
    const most = [...ends].sort(([, a], [, b]) => b - a).slice(0, 25);
    process.stdout.write(`${JSON.stringify({ seed: SEED, ...tally, ends: Object.fromEntries(most) })}\n`);
  }
  await attack.stop();
  await test.stop();
});

function count(end: string | null): void {
  if (end === null) return;
  tally.calls += 1;
  if (end === 'done') tally.done += 1;
  ends.set(end, (ends.get(end) ?? 0) + 1);
}

async function run(kind: CompanyKind, steps: readonly Step[]): Promise<Company> {
  const company = await attack.found(kind);
  for (const step of steps) {
    const end = await step.run(company);
    if (step.mutations.length > 0) count(end);
    // A signed-out person signs in again.
    if (end === 'auth.required') company.tokens.clear();
  }
  tally.sequences += 1;
  return company;
}

/** Rows in the name of a person who has done nothing, or nothing more. */
const forgedIn = (rows: readonly RegulationSignatureRow[], { idle, honest }: Company) =>
  rows.filter(({ id, userId }) => id !== honest.id && idle.includes(userId));

function tallyForged(forged: readonly unknown[], silent: readonly unknown[]): void {
  tally.forged += forged.length;
  tally.told += forged.length - silent.length;
}

const stepsOf = (steps: readonly Step[]) => steps.map(({ name }) => name).join('; ');
const kinds = fc.record({ isAlone: fc.boolean(), isInvited: fc.boolean() });

/** Random sequences, preceded in each lane by the most effective attack. */
async function property(
  steps: fc.Arbitrary<Step>,
  { maxLength, takeover }: { maxLength: number; takeover: Step[] },
  look: (kind: CompanyKind, steps: Step[]) => Promise<void>,
): Promise<void> {
  const item = fc.asyncProperty(kinds, fc.array(steps, { minLength: 4, maxLength }), look);
  const lanes = Array.from({ length: LANES }, (_, lane) => {
    const first: [CompanyKind, Step[]] = [{ isAlone: lane === 0, isInvited: lane === 1 }, takeover];
    return fc.assert(item, {
      ...{ numRuns: 1 + RUNS / LANES, seed: SEED + lane, endOnFailure: true, examples: [first] },
    });
  });
  await Promise.all(lanes);
}

it('every mutation of the contract is a step, or is excluded with a reason', () => {
  expect(workspace.unlistedMutations()).toEqual([]);
});

it(
  'through the workspace: no record in another person’s name without the record saying so',
  async () => {
    await property(
      workspace.arbitrary,
      { maxLength: 14, takeover: workspace.takeover },
      async (kind, steps) => {
        const company = await run(kind, steps);
        const rows = await attack.signatures(company);
        const { signatures, history } = await attack.check(company);
        // Honest people's records stay valid, and nothing that the workspace allows breaks a chain.
        expect([stepsOf(steps), signatures.broken, history.broken]).toEqual([stepsOf(steps), [], []]);
        expect(rows).toContainEqual(company.honest);
        expect(await attack.isCompletionKept(company)).toBe(true);
        const signed = forgedIn(rows, company);
        const learned = await attack.records(company);
        for (const kindForged of [...signed.map(() => 'signature'), ...learned.map(({ type }) => type)])
          kindsForged.add(kindForged);
        const forged = [...signed, ...learned];
        const doubted = signatures.doubted.map(({ signatureId }) => Number(signatureId));
        const silent = forged.filter(({ id }) => !doubted.includes(id));
        tallyForged(forged, silent);
        expect([kind, stepsOf(steps), silent]).toEqual([kind, stepsOf(steps), []]);
      },
    );
    expect(tally.done / tally.calls).toBeGreaterThan(MIN_DONE_SHARE);
    // Each kind was obtained once, and reported: the most effective attack did succeed.
    expect([...kindsForged].sort()).toEqual(['attempt', 'award', 'completion', 'signature']);
  },
  TIMEOUT,
);

/** The record shows it to its reader, although the check does not count it as a doubt. */
const showsChange = ({ identity }: Pick<RegulationSignatureRow, 'identity'>) =>
  identity !== null &&
  (identity.signInChange !== null ||
    identity.session?.startedBy !== 'password' ||
    accountIn(identity).passwordSetAt !== null);

/** The system has written it because of what the person is recorded as having done. */
const isBySystem = (row: object) => 'actorId' in row && row.actorId === null;

it(
  'by SQL: every change, deletion or insertion is rejected, or reported by the check',
  async () => {
    const { arbitrary: statements, takeover } = statementSteps(test, attack, knownHash);
    const arbitrary = fc.oneof(statements, statements, workspace.arbitrary);
    const led = { maxLength: 14, takeover: [...takeover, ...workspace.passwordTakeover] };
    const signedBySql: number[] = [];
    await property(arbitrary, led, async (kind, steps) => {
      const company = await run(kind, steps);
      const rows = await attack.signatures(company);
      const { signatures } = await attack.check(company);
      const named = [...signatures.broken, ...signatures.doubted].map(({ signatureId }) =>
        Number(signatureId),
      );
      const isHonestThere = rows.some((row) => JSON.stringify(row) === JSON.stringify(company.honest));
      const isKept = isHonestThere && (await attack.isCompletionKept(company));
      if (!isKept) expect([stepsOf(steps), signatures.isWhole]).toEqual([stepsOf(steps), false]);
      const forged = [...forgedIn(rows, company), ...(await attack.records(company))];
      const ownShown = forged.some((row) => !isBySystem(row) && showsChange(row));
      const isShown = (row: (typeof forged)[number]) => (isBySystem(row) ? ownShown : showsChange(row));
      const silent = forged.filter((row) => !named.includes(row.id) && !isShown(row));
      tallyForged(forged, silent);
      signedBySql.push(...forgedIn(rows, company).map(({ id }) => id));
      expect([kind, stepsOf(steps), silent]).toEqual([kind, stepsOf(steps), []]);
    });
    // The most effective attack did succeed, and its records show it.
    expect(signedBySql.length).toBeGreaterThan(0);
  },
  TIMEOUT,
);
