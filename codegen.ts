import type { CodegenConfig } from '@graphql-codegen/cli';
import { readdirSync } from 'node:fs';

const domains = readdirSync('graphql/operations', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((domain) => readdirSync(`graphql/operations/${domain}`).some((file) => file.endsWith('.graphql')));

const scalars = {
  DateTime: 'string',
  Date: 'string',
  Upload: 'File',
  Params: 'Record<string, string | number>',
};
const fragments = 'graphql/operations/**/*.fragment.graphql';

/** GraphQL type → the row that its resolvers start from; codegen then lists exactly the field resolvers that are missing. */
const mappers = {
  Approval: '@server/modules/regulations/regulations.tables#ApprovalRow',
  Assignment: '@server/modules/assignments/assignments.tables#AssignmentRow',
  AssignmentRule: '@server/modules/assignments/assignments.tables#AssignmentRuleRow',
  Content: '@server/modules/files/files.tables#ContentRow',
  Letter: '@server/mail/mail.tables#LetterRow',
  Notification: '@server/modules/notifications/notifications.tables#NotificationRow',
  ObjectGrant: '@server/modules/assignments/assignments.tables#ObjectGrantRow',
  Organization: '@server/modules/organization/organization.tables#OrganizationRow',
  Position: '@server/modules/structure/structure.tables#PositionRow',
  Regulation: '@server/modules/regulations/regulations.tables#RegulationRow',
  RegulationComment: '@server/modules/regulations/regulations.tables#RegulationCommentRow',
  RegulationSignature: '@server/modules/regulations/regulations.tables#SignatureWithLabel',
  RegulationVersion: '@server/modules/regulations/regulations.tables#RegulationVersionMeta',
  Role: '@server/modules/roles/roles.tables#RoleRow',
  Subdivision: '@server/modules/structure/structure.tables#SubdivisionRow',
  User: '@server/modules/employees/employees.tables#UserRow',
};

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  generates: {
    'src/api/generated/types.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, useTypeImports: true },
    },
    'server/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: {
          DateTime: 'Date',
          Date: 'string',
          Upload: 'Promise<import("@server/graphql/uploads").UploadedFile>',
          Params: 'Record<string, string | number>',
        },
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: '@server/graphql/context#Context',
        mappers,
        makeResolverTypeCallable: true,
      },
    },
    ...Object.fromEntries(
      domains.map((domain) => [
        `src/api/generated/${domain}.ts`,
        {
          documents: [`graphql/operations/${domain}/*.graphql`, fragments],
          plugins: ['typescript-operations', 'typescript-rtk-query'],
          config: {
            scalars,
            enumsAsTypes: true,
            useTypeImports: true,
            importSchemaTypesFrom: 'src/api/generated/types.ts',
            importBaseApiFrom: '@src/api/baseApi',
            importBaseApiAlternateName: 'baseApi',
            exportHooks: true,
          },
        },
      ]),
    ),
  },
};

export default config;
