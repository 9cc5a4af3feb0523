import { eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { examContent } from './made-up-kind';

const { object, version } = examContent.tables;
let number = 0;

/** A published exam of one block. */
export async function anExamOf(
  tx: Tx,
  { organizationId, ownerId, name }: { organizationId: number; ownerId: number; name: string },
): Promise<number> {
  number += 1;
  const code = `Э-${number}`;
  const [exam] = await tx
    .insert(object)
    .values({ organizationId, ownerId, name, code, status: 'published' })
    .returning();
  if (!exam) throw new Error('an exam was not stored');
  const clauses = [{ id: 'b1', level: 1, number: '1', html: '<p>Правила</p>', text: 'Правила' }];
  const [published] = await tx
    .insert(version)
    .values({
      ...{ organizationId, objectId: exam.id, major: 1, status: 'published', significance: 'major' },
      ...{ name, code, clauses, publishedAt: new Date() },
    })
    .returning();
  await tx
    .update(object)
    .set({ currentVersionId: published?.id ?? null })
    .where(eq(object.id, exam.id));
  return exam.id;
}
