import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { EARNED } from './ref-balance.read-model';
import { refLinkTable as links } from './referrals.tables';

/** A link with its results. */
export interface RefLinkView {
  id: number;
  userId: number;
  name: string;
  isArchive: boolean;
  createdAt: Date;
  clicks: number;
  registrations: number;
  paid: number;
  earned: bigint;
}

const referralsOf = sql`from ref_referral r
  where r.organization_id = ${links.organizationId} and r.link_id = ${links.id}`;

const VIEW = {
  id: links.id,
  userId: links.userId,
  name: links.name,
  isArchive: links.isArchive,
  createdAt: links.createdAt,
  clicks: links.clicks,
  registrations: sql<number>`(select count(*)::int ${referralsOf})`,
  paid: sql<number>`(select count(*)::int ${referralsOf}
    and exists (select from ref_accrual a where a.organization_id = r.organization_id and a.referral_id = r.id))`,
  earned:
    sql`(select coalesce(sum(${EARNED}), 0)::text from ref_accrual a where a.organization_id = ${links.organizationId}
    and a.status = 'accrued' and a.referral_id in (select r.id ${referralsOf}))`.mapWith(BigInt),
};

/** The person whose links they are. */
export interface LinkOwner {
  organizationId: number;
  userId: number;
}

const ownedBy = ({ organizationId, userId }: LinkOwner) =>
  and(eq(links.organizationId, organizationId), eq(links.userId, userId));

/** SQL of the links that a person shares. */
export const refLinksRepository = {
  async find(tx: Tx, owner: LinkOwner, id: number): Promise<RefLinkView | null> {
    const [link] = await tx
      .select(VIEW)
      .from(links)
      .where(and(ownedBy(owner), eq(links.id, id)));
    return link ?? null;
  },

  /** Returns the newest first, archived ones at the end. */
  list: (tx: Tx, owner: LinkOwner, limit: number): Promise<RefLinkView[]> =>
    tx.select(VIEW).from(links).where(ownedBy(owner)).orderBy(links.isArchive, desc(links.id)).limit(limit),

  count: (tx: Tx, owner: LinkOwner): Promise<number> => tx.$count(links, ownedBy(owner)),

  async insert(tx: Tx, owner: LinkOwner, name: string): Promise<number> {
    const [made] = await tx
      .insert(links)
      .values({ ...owner, name })
      .returning({ id: links.id });
    if (!made) throw new Error('the link was not written');
    return made.id;
  },

  async update(
    tx: Tx,
    owner: LinkOwner,
    id: number,
    change: Pick<RefLinkView, 'name' | 'isArchive'>,
  ): Promise<void> {
    await tx
      .update(links)
      .set(change)
      .where(and(ownedBy(owner), eq(links.id, id)));
  },
};
