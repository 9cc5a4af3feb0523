import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import { checkLine, likePattern, paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { type FoundEmail, emailsRepository as repository, type ListedEmail } from './emails.repository';

/** The format of an email's number. */
const NUMBER = /^\d{1,15}$/;

interface Asked {
  search?: string | null;
  page?: number | null;
  pageSize?: number | null;
}

/** Emails for the provider: a list without secrets, and the text of one email, whose reading is recorded in the history. */
export function createEmailsService({ audit, database }: Pick<ModuleDeps, 'audit' | 'database'>) {
  return {
    list({ search, page, pageSize }: Asked): Promise<{ items: ListedEmail[]; count: number }> {
      const text = checkLine(search ?? '', { field: 'search', max: limits.search });
      const pattern = text === '' ? null : likePattern(text);
      return database.system((tx) =>
        repository.list(tx, pattern, paging(page, pageSize, limits.pageSizeMax)),
      );
    },

    /**
     * Returns an email. Its reader could use its code, so the history of its organization records who read it and whose it was.
     * @throws {AppError} notFound
     */
    async read(context: Context, id: string): Promise<FoundEmail> {
      const { scope, signedIn } = context;
      return context.within(null, async (tx) => {
        const found = NUMBER.test(id) ? await repository.find(tx, Number(id)) : undefined;
        if (!found) throw new AppError('notFound');
        const { organizationId, opensUserId, to } = found;
        await audit.write(
          { ...scope, tx, organizationId: organizationId ?? scope.organizationId },
          {
            action: 'open',
            objectType: 'letter',
            objectId: found.id,
            affectedUserId: opensUserId,
            changes: { to: [null, to], reader: [null, signedIn.nameFull] },
          },
        );
        return found;
      });
    },
  };
}
