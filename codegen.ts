import type { CodegenConfig } from '@graphql-codegen/cli';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const domains = readdirSync('graphql/operations', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((domain) => readdirSync(`graphql/operations/${domain}`).some((file) => file.endsWith('.graphql')));

/** GraphQL has no unions of inputs: these scalars have types of domain/, which both sides check. */
const questionScalars = {
  TestQuestion: 'import("@domain/questions/question").AnyQuestion',
  AskedQuestion: 'import("@domain/questions/asked-question").AskedQuestion',
  TestAnswer: 'import("@domain/questions/answer").Answer',
  TestKey: 'import("@domain/questions/question").QuestionKey',
  TestExplained: 'import("@domain/questions/question").Explained',
  TestTableRows: 'readonly import("@domain/questions/table/from-rows").RawRow[]',
};

const scalars = {
  ...questionScalars,
  DateTime: 'string',
  Date: 'string',
  Money: 'string',
  Upload: 'File',
  Params: 'Record<string, string | number>',
};

/** Scalars as resolvers take and return them. */
const serverScalars = {
  ...questionScalars,
  DateTime: 'Date',
  Date: 'string',
  Money: 'bigint',
  Upload: 'Promise<import("@server/graphql/uploads").UploadedFile>',
  Params: 'Record<string, string | number>',
};

/** Name of a fragment → the file that defines it. */
const fragmentFiles = new Map(
  domains.flatMap((domain) =>
    filesOf(domain)
      .filter((file) => file.endsWith('.fragment.graphql'))
      .flatMap((file) =>
        namesIn(file, /^fragment (\w+) on /gm).map((name): [string, string] => [name, file]),
      ),
  ),
);

function filesOf(domain: string): string[] {
  const folder = `graphql/operations/${domain}`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => `${folder}/${file}`);
}

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap((match) => match[1] ?? []);
}

/** Operations of the frame and of lists. They get a file of their own, `<domain>-first`, so that a list loads only these. */
const firstOperations: Readonly<Record<string, readonly string[]>> = {
  employees: ['employees', 'employeesUninvited', 'colleagues', 'profileRequests'],
  notifications: ['notifications', 'changed', 'menuCounters', 'notificationAdded'],
  assignments: ['objectTake', 'objectGiveUp'],
  educations: ['educationsMy'],
  regulations: ['regulationsMy', 'regulationApprovals'],
  tests: ['testsMy'],
  qualifications: ['qualificationsMy'],
};

const firstFilesOf = (domain: string) =>
  (firstOperations[domain] ?? []).map((name) => `graphql/operations/${domain}/${name}.graphql`);

/** The generated files of the browser's api, each with its documents. */
const outputs = domains.flatMap((domain) => {
  const first = firstFilesOf(domain);
  return [
    { name: domain, documents: withFragments(filesOf(domain).filter((file) => !first.includes(file))) },
    ...(first.length > 0 ? [{ name: `${domain}-first`, documents: withFragments(first) }] : []),
  ];
});

/** Returns the documents with the fragments that they spread, and no others, which would only make the bundle larger. */
function withFragments(documents: readonly string[]): string[] {
  const found = new Set(documents);
  for (const file of found) {
    for (const name of namesIn(file, /\.\.\.\s*(?!on\b)(\w+)/g)) {
      const fragment = fragmentFiles.get(name);
      // Iterating a set also visits the entries that are added meanwhile.
      if (fragment) found.add(fragment);
    }
  }
  return [...found].sort();
}

/**
 * GraphQL type → the row that its resolvers start from; codegen then lists exactly the field resolvers that are missing.
 * Each module names its own in `graphql-rows.json`, by paths from its folder.
 */
function mappersOf(folder: string): [string, string][] {
  const file = `${folder}/graphql-rows.json`;
  if (!existsSync(file)) return [];
  const rows: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(rows).map(([type, row]) => [type, row.replace(/^\./, `@${folder}`)]);
}

const mapped = readdirSync('server/modules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap((entry) => mappersOf(`server/modules/${entry.name}`));
const duplicates = mapped.filter(([type], index) => mapped.findIndex(([other]) => other === type) !== index);
if (duplicates.length > 0) throw new Error(`two modules name the rows of ${String(duplicates[0]?.[0])}`);
const mappers = Object.fromEntries(mapped);

/** The files of the contract, without their ending: each has a type of its resolvers. */
const contractFiles = readdirSync('graphql/schema')
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => file.replace(/\.graphql$/, ''));

/** Merges what the modules declare in their files `<domain>.<suffix>.ts`: see `scripts/codegen/registrations.mjs`. */
const registration = (suffix: string, name: string, type: string, from: string, folder?: string) => ({
  plugins: ['./scripts/codegen/registrations.mjs'],
  config: { suffix, name, type, from, folder },
});

const registrations = {
  'type-policies': registration(
    'type-policies',
    'typePolicies',
    'TypePolicies',
    '@server/graphql/access/policies',
  ),
  'mutation-quotas': registration(
    'quotas',
    'mutationQuotas',
    'EveryMutationQuota',
    '@server/quotas/mutation-quota',
  ),
  'notification-types': registration(
    'notification-types',
    'notificationTypes',
    'NotificationTypes',
    '@server/modules/notifications/notification-type',
  ),
  topics: registration('topics', 'topics', 'EveryTopic', '@server/events/topics'),
  'audit-objects': registration(
    'audit-objects',
    'auditObjects',
    'AuditObjects',
    '@server/audit/audit-objects',
  ),
  'worker-tasks': registration('worker-tasks', 'workerTasks', 'WorkerTasks', '@server/workers/handled-task'),
};

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  generates: {
    'src/api/generated/types.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, useTypeImports: true },
    },
    // The contract's types know no module, so that every module can import them without a cycle.
    'server/graphql/generated/types.ts': {
      plugins: ['typescript'],
      config: { scalars: serverScalars, enumsAsTypes: true, useTypeImports: true },
    },
    // The maps of resolvers name the rows of all modules.
    'server/graphql/generated/resolvers.ts': {
      plugins: ['./scripts/codegen/contract-types.mjs', 'typescript-resolvers'],
      config: {
        scalars: serverScalars,
        enumsAsTypes: true,
        useTypeImports: true,
        namespacedImportName: 'Contract',
        contextType: '@server/graphql/context#Context',
        mappers,
        makeResolverTypeCallable: true,
      },
    },
    ...Object.fromEntries(
      contractFiles.map((domain) => [
        `server/graphql/generated/domains/${domain}.ts`,
        { plugins: ['./scripts/codegen/domain-resolvers.mjs'], config: { domain } },
      ]),
    ),
    'server/graphql/generated/enumerations.ts': { plugins: ['./scripts/codegen/enumerations.mjs'] },
    'test/server/audit/generated/all-stories.ts': registration(
      'stories',
      'ALL_STORIES',
      'Stories',
      '@test/server/audit/story',
      'test/server/audit',
    ),
    'server/generated/module-texts.ts': { plugins: ['./scripts/codegen/module-texts.mjs'] },
    ...Object.fromEntries(
      Object.entries(registrations).map(([name, file]) => [`server/generated/${name}.ts`, file]),
    ),
    ...Object.fromEntries(
      outputs.map(({ name, documents }) => [
        `src/api/generated/${name}.ts`,
        {
          documents,
          plugins: ['typescript-operations', 'typescript-rtk-query'],
          config: {
            scalars,
            enumsAsTypes: true,
            useTypeImports: true,
            importSchemaTypesFrom: 'src/api/generated/types.ts',
            importBaseApiFrom: '@src/api/baseApi',
            importBaseApiAlternateName: 'baseApi',
            exportHooks: true,
            pureMagicComment: true,
          },
        },
      ]),
    ),
  },
};

export default config;
