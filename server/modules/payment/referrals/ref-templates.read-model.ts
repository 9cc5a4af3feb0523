import { eq, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { boolean, integer, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { Scope } from '@server/graphql/context';
import type { RefTemplateKind } from '@server/graphql/generated/types';
import { likePattern } from '@server/modules/checks';
import type { OfferedTexts } from '@server/modules/content/content-kind';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import { asSystem } from '../ledger/ledger';
import { type RefTemplateRow, refTemplateTable as templates } from './ref-templates.tables';

type Organization = Pick<Scope, 'tx' | 'organizationId'>;

/** What can be copied of a position or a document. */
type TemplateCopy = Pick<RefTemplateRow, 'name' | 'purpose' | 'type' | 'clauses'>;

const candidateRow = {
  kind: oneOf(enumerations.RefTemplateKind),
  objectId: integer,
  name: text,
  isOffered: boolean,
};

/** A position or a document that can be offered. */
export type RefTemplateCandidateView = RowOf<typeof candidateRow>;

async function positionCopy({ tx, organizationId }: Organization, id: number): Promise<TemplateCopy | null> {
  const rows = await selectRows(tx, { name: text, purpose: text })(sql`
    select p.name, p.vep as purpose from position p
    where p.organization_id = ${organizationId} and p.id = ${id} and not p.is_archive`);
  return rows[0] ? { ...rows[0], type: null, clauses: [] } : null;
}

/** Returns the texts that can be offered. @throws when this application has none */
function textsOf({ all }: ContentKinds): OfferedTexts {
  const texts = all.flatMap(({ offeredTexts }) => offeredTexts ?? [])[0];
  if (!texts) throw new Error('no kind of content offers its texts');
  return texts;
}

async function documentCopy(
  kinds: ContentKinds,
  scope: Organization,
  id: number,
): Promise<TemplateCopy | null> {
  const copy = await textsOf(kinds).copyOf(scope, id);
  return copy ? { ...copy, clauses: [...copy.clauses], purpose: '' } : null;
}

/** Queries of templates that organizations offer to those they invite. */
export const refTemplatesReadModel = {
  list: ({ tx, organizationId }: Organization): Promise<RefTemplateRow[]> =>
    tx
      .select()
      .from(templates)
      .where(eq(templates.organizationId, organizationId))
      .orderBy(templates.kind, sql`${templates.name} collate "und-x-icu"`, templates.id),

  /** Returns positions or documents by name. */
  async candidates(
    kinds: ContentKinds,
    { tx, organizationId }: Organization,
    { kind, search }: { kind: RefTemplateKind; search: string },
  ): Promise<RefTemplateCandidateView[]> {
    const from =
      kind === 'document'
        ? textsOf(kinds).select(organizationId)
        : sql`select p.id, p.name from position p where p.organization_id = ${organizationId} and not p.is_archive`;
    const rows = await selectRows(
      tx,
      candidateRow,
    )(sql`
      select ${kind}::text as kind, o.id as "objectId", o.name, exists (
        select from ref_template t
        where t.organization_id = ${organizationId} and t.kind = ${kind} and t.object_id = o.id) as "isOffered"
      from (${from}) o where o.name ilike ${likePattern(search)}
      order by o.name collate "und-x-icu", o.id limit ${limits.referrals.candidates}`);
    return rows;
  },

  /** Returns the present content of a position or document; null: it cannot be offered. */
  copyOf: (
    kinds: ContentKinds,
    scope: Organization,
    { kind, objectId }: { kind: RefTemplateKind; objectId: number },
  ): Promise<TemplateCopy | null> =>
    kind === 'position' ? positionCopy(scope, objectId) : documentCopy(kinds, scope, objectId),

  /** Returns what the organization that invited the caller's one offers. */
  awaiting: (scope: Scope): Promise<RefTemplateRow[]> =>
    asSystem(scope, (tx) =>
      tx
        .select()
        .from(templates)
        .where(
          sql`${templates.organizationId} in (
            select f.organization_id from ref_referral f where f.referred_organization_id = ${scope.organizationId})`,
        )
        .orderBy(templates.id)
        .limit(limits.referrals.templates),
    ),
};
