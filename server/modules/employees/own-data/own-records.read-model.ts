import { sql } from 'drizzle-orm';
import { integer, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { type ContentKinds, requireKind } from '@server/modules/content/content-kinds';
import { countOfAll, paged } from '@server/modules/paged';

const recordRow = {
  id: text,
  objectType: oneOf(enumerations.ObjectType),
  action: oneOf(enumerations.OwnRecordAction),
  code: text,
  name: text,
  versionLabel: text,
  at: text,
  count: integer,
};

/** A record of the caller, with the addresses of its documents. */
export type OwnRecordView = Omit<RowOf<typeof recordRow>, 'at' | 'count'> & {
  at: Date;
  documentPath: string;
  textPath: string | null;
};

/** Returns what the caller has signed, refused or earned, the newest first: in one statement for all kinds. */
export async function pageOfOwnRecords(
  scope: Scope,
  kinds: ContentKinds,
  page: { limit: number; offset: number },
): Promise<{ items: OwnRecordView[]; count: number }> {
  const { userId } = callerOf(scope);
  const selects = kinds.all.flatMap(({ objectType, ownRecords }) =>
    ownRecords
      ? [
          sql`select ${objectType}::text as type, own.* from (${ownRecords.select(scope.organizationId, userId)}) own`,
        ]
      : [],
  );
  if (selects.length === 0) return { items: [], count: 0 };
  const { rows, count } = await paged(page, ({ limit, offset }) =>
    selectRows(
      scope.tx,
      recordRow,
    )(sql`
      select r.id, r.type as "objectType", r.action, r.code, r.name, r.label as "versionLabel", r.at::text as at,
        ${countOfAll} as count
      from (${sql.join(selects, sql` union all `)}) r
      order by r.at desc, r.type, r.id desc limit ${limit} offset ${offset}`),
  );
  const items = rows.map(({ at, count: _all, ...record }) => {
    const paths = requireKind(kinds, record.objectType).ownRecords?.paths(record);
    if (!paths) throw new Error(`the kind ${record.objectType} has no records`);
    const { document, text: signed } = paths;
    return {
      ...{ ...record, at: new Date(at) },
      documentPath: `/api${document}`,
      textPath: signed === null ? null : `/api${signed}`,
    };
  });
  return { items, count };
}
