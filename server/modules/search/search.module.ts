import limits from '@graphql/limits.json';
import type { SearchResolvers } from '@server/graphql/generated/domains/search';
import { subjectOf } from '@server/graphql/access/subject';
import { checkLine } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { findAnything } from './search.read-model';

/** Shorter words match half of everything. */
const MIN_LENGTH = 2;

/** Search over everything (Ctrl+K). */
export function createSearchModule({ contentKinds }: Pick<ModuleDeps, 'contentKinds'>): ServerModule {
  return {
    resolvers: {
      Query: {
        search(_, { query }, { scope, signedIn }) {
          const text = checkLine(query, { field: 'query', max: limits.search });
          return text.length < MIN_LENGTH ? [] : findAnything(contentKinds, scope, subjectOf(signedIn), text);
        },
      },
    } satisfies SearchResolvers,
  };
}
