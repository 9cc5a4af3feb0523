import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { AccessTarget, QueryAccessHoldersArgs } from '@server/graphql/generated/types';
import type { AccessHoldersResolvers } from '@server/graphql/generated/domains/access-holders';
import { paging } from '@server/modules/checks';
import { type ContentKinds, mayReportObject } from '@server/modules/content/content-kinds';
import { requireUser } from '@server/modules/employees/employees.read-model';
import { holdersOfObject, holdersOfRight } from './access-holders.read-model';

/** Resolves who has access to what, and why: graphql/schema/access-holders.graphql. */
export function createHoldersResolvers(contentKinds: ContentKinds): AccessHoldersResolvers {
  /** @throws {AppError} validation.required, notFound */
  async function find(scope: Scope, target: AccessTarget, args: QueryAccessHoldersArgs) {
    const { tx, organizationId } = scope;
    const page = {
      search: (args.search ?? '').slice(0, limits.search),
      ...paging(args.page, args.pageSize, limits.pageSizeMax),
    };
    const { area, flag, objectType, objectId, level } = target;
    if (area) return holdersOfRight(tx, organizationId, { area, flag: flag ?? 'read' }, page);
    if (!objectType || !objectId) throw new AppError('validation.required', { field: 'target' });
    const mayKnow = await mayReportObject(contentKinds, scope, { objectType, objectId });
    const kind = contentKinds.of(objectType);
    if (!mayKnow || !kind) throw new AppError('notFound');
    return holdersOfObject(kind, tx, organizationId, { objectType, objectId, level: level ?? 'view' }, page);
  }

  return {
    Query: {
      async accessHolders(_, args, { scope, loaders }) {
        const { items, count } = await find(scope, args.target, args);
        return {
          count,
          items: await Promise.all(
            items.map(async ({ userId, paths }) => ({
              user: await requireUser(loaders, userId),
              paths: await Promise.all(
                paths.map(async ({ scopeSubdivisionId, ...path }) => ({
                  ...path,
                  scopeSubdivision:
                    scopeSubdivisionId === null ? null : await loaders.subdivision.load(scopeSubdivisionId),
                })),
              ),
            })),
          ),
        };
      },
    },
  };
}
