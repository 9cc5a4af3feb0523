import { and, asc, eq, ilike } from 'drizzle-orm';
import { Client } from 'pg';
import type { ContentDefinition } from '@server/modules/content/content-definition';
import type { ContentKind } from '@server/modules/content/content-kind';
import { contentTables } from '@server/modules/content/content.tables';
import { createContentKind, type HandoverWords } from '@server/modules/content/create-content-kind';
import { regulationContent } from '@server/modules/regulations/regulation.content';

// A kind of content that the program does not have: exams. Each kind is one registration like this one.

/** Creates its tables, as a migration would. */
export async function createExamTables(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`select create_content_tables('exam')`);
  await owner.end();
}

export const examContent: ContentDefinition = {
  objectType: 'test',
  topic: 'regulation',
  workTopic: 'regulationWork',
  tables: contentTables('exam'),
  routes: {
    reader: (id) => `/exam/${id}`,
    editor: (id, page) => `/exam/${id}/${page}`,
    team: '/exam/team',
  },
  codePrefix: 'Э',
  // Names from the contract.
  notificationTypes: regulationContent.notificationTypes,
  errors: regulationContent.errors,
};

const { object } = examContent.tables;

/** Names from the contract: a permanent kind defines its own. */
export const examHandover: HandoverWords = { owner: 'statement', approval: 'approval' };

export const examKind: ContentKind = createContentKind(examContent, {
  menuCounters: [{ name: 'videoEducation' }],
  weight: 2,
  handover: examHandover,
  search: {
    async objects({ tx, organizationId }, _caller, query, limit) {
      const rows = await tx
        .select({ id: object.id, name: object.name })
        .from(object)
        .where(and(eq(object.organizationId, organizationId), ilike(object.name, `%${query}%`)))
        .orderBy(asc(object.name))
        .limit(limit);
      return rows.map(({ id, name }) => ({
        kind: 'regulation',
        id,
        title: name,
        subtitle: '',
        route: examContent.routes.reader(id),
      }));
    },
  },
});
