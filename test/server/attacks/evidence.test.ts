import fc from 'fast-check';
import type { RegulationSignatureRow } from '@server/modules/regulations/regulations.tables';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { mutationSteps, type Step } from './evidence-mutations';
import { statementSteps } from './evidence-statements';
import { type Attack, type Company, createAttack } from './evidence-support';

/**
 * Somebody wants a signature of a person who does not act, or wants one to be gone: an administrator and personnel by the
 * cabinet, and whoever has the application's login by SQL besides. Random sequences; each ends refused, or visible.
 * `ADAPTIKA_EVIDENCE_RUNS` says how many, `ADAPTIKA_EVIDENCE_SEED` which.
 */
const numRuns = Number(process.env['ADAPTIKA_EVIDENCE_RUNS'] ?? 5);
const seed = Number(process.env['ADAPTIKA_EVIDENCE_SEED'] ?? 2026);
const parameters = { numRuns, seed, endOnFailure: true } as const;
const TIMEOUT = 60_000 + numRuns * 30_000;

let test: TestApp;
let attack: Attack;
const tally = { runs: 0, steps: 0, signed: 0, told: 0 };

beforeAll(async () => {
  test = await startTestApp();
  attack = createAttack(test, await test.app.deps.passwords.hash('Верный-Пароль-1'));
}, 60_000);
afterAll(async () => {
  if (process.env['ADAPTIKA_EVIDENCE_RUNS']) process.stdout.write(`${JSON.stringify({ seed, ...tally })}\n`);
  await test.stop();
});

async function run(isAlone: boolean, steps: readonly Step[]): Promise<Company> {
  const company = await attack.found(isAlone);
  for (const step of steps) await step.run(company);
  tally.runs += 1;
  tally.steps += steps.length;
  return company;
}

/** Rows in the name of somebody who has done nothing. */
const inVictimsName = (rows: readonly RegulationSignatureRow[], { victim }: Company) =>
  rows.filter(({ userId }) => userId === victim.id);

const stepsOf = (steps: readonly Step[]) => steps.map(({ name }) => name).join('; ');

it(
  'by the cabinet: no record in another’s name without a word about it in the record itself',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(mutationSteps(test, attack), { minLength: 4, maxLength: 12 }),
        async (isAlone, steps) => {
          const company = await run(isAlone, steps);
          const rows = await attack.signatures(company);
          const { signatures, history } = await attack.check(company);
          // What honest people did holds, and nothing that the cabinet allows breaks a chain.
          expect([stepsOf(steps), signatures.broken, history.broken]).toEqual([stepsOf(steps), [], []]);
          expect(rows).toContainEqual(company.honest);
          const forged = inVictimsName(rows, company);
          tally.signed += forged.length;
          const doubted = signatures.doubted.map(({ signatureId }) => Number(signatureId));
          const silent = forged.filter(({ id }) => !doubted.includes(id));
          tally.told += forged.length - silent.length;
          expect([stepsOf(steps), silent]).toEqual([stepsOf(steps), []]);
        },
      ),
      parameters,
    );
  },
  TIMEOUT,
);

/** What a reader of the record sees, though the check does not call it a doubt. */
const tellsOfChange = ({ identity }: RegulationSignatureRow) =>
  identity !== null && (identity.signInChange !== null || identity.session?.startedBy !== 'password');

it(
  'by SQL: whatever is changed, gone or put in is refused, or named by the check',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(
          fc.oneof(statementSteps(test, attack), statementSteps(test, attack), mutationSteps(test, attack)),
          {
            minLength: 4,
            maxLength: 14,
          },
        ),
        async (isAlone, steps) => {
          const company = await run(isAlone, steps);
          const rows = await attack.signatures(company);
          const { signatures } = await attack.check(company);
          const named = [...signatures.broken, ...signatures.doubted].map(({ signatureId }) =>
            Number(signatureId),
          );
          const isHonestThere = rows.some((row) => JSON.stringify(row) === JSON.stringify(company.honest));
          if (!isHonestThere) expect([stepsOf(steps), signatures.isWhole]).toEqual([stepsOf(steps), false]);
          const forged = inVictimsName(rows, company);
          tally.signed += forged.length;
          const silent = forged.filter((row) => !named.includes(row.id) && !tellsOfChange(row));
          tally.told += forged.length - silent.length;
          expect([stepsOf(steps), silent]).toEqual([stepsOf(steps), []]);
        },
      ),
      parameters,
    );
  },
  TIMEOUT,
);
