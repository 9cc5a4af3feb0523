import fc from 'fast-check';
import { readAccess } from '@server/graphql/access/access';
import type { TestApp } from '@test/helpers/app';
import { documentOf } from '../rights/rights-calls';
import { argumentsOf, seededRandom, checkGenerators } from '../rights/rights-arguments';
import { readPools } from '../rights/rights-world';
import { learningSteps } from './evidence-learning-steps';
import { accountSteps, ATTACKERS, outcomeOf, signStep, type Step } from './evidence-mutations';
import { peopleSteps } from './evidence-people';
import type { Attack, Company } from './evidence-support';

/** Mutations that are not called with generated arguments, and why. */
const BY_HAND: Record<string, string> = {
  getSessionToken: 'signs in by secrets: steps that take the letters of the attacker’s mailbox',
  employeeImportCreate: 'a step of an import, done as a whole',
  employeeImportColumns: 'a step of an import, done as a whole',
  employeeImportSettings: 'a step of an import, done as a whole',
  employeeImportRun: 'a step of an import, done as a whole',
};
const NOT_CALLED: Record<string, string> = {
  userRegAdmin: 'makes another organization, in which nobody is whom one could sign for',
  userSocialLink:
    'takes what another service gave the person’s browser: test/server/attacks/email/addresses.test.ts',
  employeeImportCell: 'corrects a cell of a table that the attacker writes themselves',
  employeeImportChoice: 'leaves rows out of a table that the attacker writes themselves',
  employeeImportOrgUnits: 'says where people of a table work',
  employeeImportDelete: 'deletes what has changed nobody yet',
};

/** Most arguments that refer to a person refer to the victim. */
const SHARE_OF_VICTIM = 4;

let number = 0;

function poolsFor(pools: Awaited<ReturnType<typeof readPools>>, { victim, regulation }: Company) {
  const victims = Array.from({ length: SHARE_OF_VICTIM * (pools['user']?.length ?? 1) }, () => victim.id);
  const own = Array.from({ length: SHARE_OF_VICTIM }, () => regulation.id);
  return {
    ...pools,
    user: [...(pools['user'] ?? []), ...victims],
    regulation: [...(pools['regulation'] ?? []), ...own],
  };
}

/** Any mutation with generated arguments, mostly about the victim, as any of the attackers or in the stolen session. */
function generatedStep(test: TestApp, attack: Attack, mutation: string, who: number, seed: number): Step {
  const callers = [...ATTACKERS, 'victim'] as const;
  const caller = callers[who % callers.length] ?? 'admin';
  return {
    name: `${caller}: ${mutation} (${seed})`,
    mutations: [mutation],
    async run(company) {
      const token = caller === 'victim' ? company.stolen : await attack.token(company, company[caller]);
      if (token === null) return null;
      const pools = await test.app.database.system((tx) => readPools(tx, company.organizationId));
      const variables = argumentsOf(test.app.schema, {
        ...{ mutation, pools: poolsFor(pools, company), ready: {}, chance: seededRandom(seed) },
        next: () => (number += 1),
      });
      return outcomeOf(await test.gql(token, documentOf(test, mutation), variables));
    },
  };
}

/** Actions in the workspace: selected attacks, and every mutation of the contract. */
export function workspaceSteps(test: TestApp, attack: Attack) {
  const chosen = [...accountSteps(test, attack), ...peopleSteps(test, attack)];
  const learning = learningSteps(test);
  const sign = signStep(attack);
  const mutations = readAccess(test.app.schema)
    .filter(({ operation }) => operation === 'Mutation')
    .map(({ field }) => field);
  const called = mutations.filter(
    (name) => !Object.hasOwn(BY_HAND, name) && !Object.hasOwn(NOT_CALLED, name),
  );
  const generated = fc
    .tuple(fc.constantFrom(...called), fc.nat(100), fc.integer())
    .map(([mutation, who, seed]) => generatedStep(test, attack, mutation, who, seed));
  const named = (...names: string[]): Step[] =>
    names.map((name) => {
      const step = [...chosen, ...learning, sign].find((step) => step.name === name);
      if (!step) throw new Error(`no step is called ${name}`);
      return step;
    });
  return {
    /** The whole path from changing another person's email to learning and signing in their name. */
    takeover: named(
      ...['admin: address to own', 'recovery code to own mailbox', 'victim: password'],
      ...['victim: finish the course', 'victim: take the test', 'victim: sign'],
    ),
    /** The same by a password that was set by a statement. */
    passwordTakeover: named(
      ...['known password', 'victim: finish the course', 'victim: take the test', 'victim: sign'],
    ),
    arbitrary: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...chosen) },
      { weight: 3, arbitrary: generated },
      { weight: 2, arbitrary: fc.constant(sign) },
      { weight: 2, arbitrary: fc.constantFrom(...learning) },
    ),
    /** Mutations of the contract that are neither called nor excluded with a reason, and reasons for nonexistent ones. */
    unlistedMutations(): string[] {
      const byHand = new Set([...chosen, ...learning, sign].flatMap((step) => step.mutations));
      for (const name of called) checkGenerators(test.app.schema, name);
      return [
        ...Object.keys(BY_HAND).filter((name) => !byHand.has(name)),
        ...[...Object.keys(BY_HAND), ...Object.keys(NOT_CALLED), ...byHand].filter(
          (name) => !mutations.includes(name),
        ),
      ];
    },
  };
}
