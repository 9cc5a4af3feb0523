import limits from '@graphql/limits.json';
import type { Database } from '@server/db/database';
import { createCounter, hashedKey } from '@server/db/counters';
import { AppError } from '@server/errors';
import { numberFormat } from '@server/formatters';
import type { Caller, Lang } from '@server/graphql/context';
import { countWorking } from './people-count';

export type QuotaName = keyof typeof limits.quotas;

/** The limits per period: for one person, and for an organization depending on its size. */
interface QuotaLimits {
  seconds: number;
  person: number;
  organization?: number;
  /** The increase of the organization's limit per working person. */
  perEmployee?: number;
}

const QUOTAS: Record<QuotaName, QuotaLimits> = limits.quotas;

/** Whoever spends. */
export type Spender = Pick<Caller, 'userId' | 'organizationId'>;

export interface Quotas {
  /**
   * Counts one use of each quota, for the person and for their organization.
   * @returns a function that undoes it: failures do not count
   * @throws {AppError} quota.*, saying when it works again
   */
  spend(lang: Lang, spender: Spender, names: readonly QuotaName[]): Promise<() => Promise<void>>;
  /** Counts as many of `count` uses as are left, for one job that does many. */
  spendUpTo(lang: Lang, spender: Spender, name: QuotaName, count: number): Promise<PartlySpent>;
  /**
   * Counts one use by a key that belongs to no person, such as an address.
   * @returns a function that undoes it
   * @throws {AppError} quota.*
   */
  spendKey(lang: Lang, name: QuotaName, key: string): Promise<() => Promise<void>>;
}

/** The uses that were left. */
interface PartlySpent {
  given: number;
  /** Why not all; null: all were left. */
  rejection: AppError | null;
  /** Takes this many back. */
  undo(count: number): Promise<void>;
}

interface Counted {
  name: QuotaName;
  key: string;
  /** Up to this number the size of the organization is not needed. */
  free: number;
  limit: () => Promise<number>;
}

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Returns the wait as «1 ч» or «42 мин»: rounded up, so that it is over when the person tries again. */
export function waitText(lang: Lang, ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  const [unit, size] = UNITS.find(([, least]) => seconds >= least) ?? UNITS[2];
  const locale = lang === 'ru' ? 'ru' : 'en';
  const unitDisplay = lang === 'ru' ? 'short' : 'long';
  return numberFormat(locale, { style: 'unit', unit, unitDisplay }).format(Math.ceil(seconds / size));
}

/**
 * Limits how many emails, evidence records, notifications and files people create: counted in the database, shared by all nodes.
 */
export function createQuotas(database: Database): Quotas {
  const counters = new Map(
    Object.entries(QUOTAS).map(([name, { seconds }]) => [
      name,
      createCounter(database.pool, { keyPrefix: `quota:${name}`, points: Number.MAX_SAFE_INTEGER, seconds }),
    ]),
  );

  function counterOf(name: QuotaName) {
    const counter = counters.get(name);
    if (!counter) throw new Error(`no such quota: ${name}`);
    return counter;
  }

  async function takeBack({ name, key }: Pick<Counted, 'name' | 'key'>, uses: number): Promise<void> {
    if (uses > 0) await counterOf(name).reward(hashedKey(key), uses);
  }

  /** Counts as many uses as are left. */
  async function take(lang: Lang, counted: Counted, wanted: number): Promise<Omit<PartlySpent, 'undo'>> {
    const { name, key, free, limit } = counted;
    const { consumedPoints, msBeforeNext } = await counterOf(name).penalty(hashedKey(key), wanted);
    const beyond = consumedPoints <= free ? 0 : Math.min(wanted, consumedPoints - (await limit()));
    if (beyond <= 0) return { given: wanted, rejection: null };
    await takeBack(counted, beyond);
    const rejection = new AppError(`quota.${name}`, { params: { wait: waitText(lang, msBeforeNext) } });
    return { given: wanted - beyond, rejection };
  }

  async function count(lang: Lang, counted: Counted): Promise<void> {
    const { rejection } = await take(lang, counted, 1);
    if (rejection) throw rejection;
  }

  function countedBy(name: QuotaName, { userId, organizationId }: Spender): Counted[] {
    const { person, organization, perEmployee = 0 } = QUOTAS[name];
    const own = { name, key: `person:${userId}`, free: person, limit: () => Promise.resolve(person) };
    if (organization === undefined) return [own];
    const grown = async () => organization + perEmployee * (await countWorking(database, organizationId));
    return [own, { name, key: `organization:${organizationId}`, free: organization, limit: grown }];
  }

  return {
    async spend(lang, spender, names) {
      const counted = names.flatMap((name) => countedBy(name, spender));
      const results = await Promise.allSettled(counted.map((item) => count(lang, item)));
      const undo = async () => {
        const spent = counted.filter((_, index) => results[index]?.status === 'fulfilled');
        await Promise.all(spent.map((item) => takeBack(item, 1)));
      };
      const firstFailure = results.find((result) => result.status === 'rejected');
      if (!firstFailure) return undo;
      await undo();
      throw firstFailure.reason;
    },
    async spendUpTo(lang, spender, name, wanted) {
      const counted = countedBy(name, spender);
      const undo = async (uses: number) => {
        await Promise.all(counted.map((item) => takeBack(item, uses)));
      };
      if (wanted === 0) return { given: 0, rejection: null, undo };
      const taken = await Promise.all(
        counted.map(async (item) => ({ item, ...(await take(lang, item, wanted)) })),
      );
      const given = Math.min(...taken.map((part) => part.given));
      await Promise.all(taken.map((part) => takeBack(part.item, part.given - given)));
      return { given, rejection: taken.find(({ rejection }) => rejection)?.rejection ?? null, undo };
    },
    async spendKey(lang, name, key) {
      const { person } = QUOTAS[name];
      const counted = { name, key: `key:${key}`, free: person, limit: () => Promise.resolve(person) };
      await count(lang, counted);
      return () => takeBack(counted, 1);
    },
  };
}
