import type { MutationResolvers } from '@server/graphql/generated/resolvers';
import type { QuotaName } from './quotas';

/** The reason why a mutation needs no quota. */
export interface Unlimited {
  because: string;
}

/** The quotas that a mutation uses for any caller; each file is also counted as an upload. */
export type MutationQuota = readonly QuotaName[] | Unlimited;

/** A module's quotas for its own mutations, in `<domain>.quotas.ts`. */
export type MutationQuotas = { readonly [Name in keyof MutationResolvers]?: MutationQuota };

/** All mutations of the contract: a new one does not compile until its module defines its quota. */
export type EveryMutationQuota = Required<MutationQuotas>;

export const ownTries: Unlimited = { because: 'its tries are counted per account, browser and address' };
export const ending: Unlimited = { because: 'ends something, and works once' };
export const ownWork: Unlimited = {
  because: 'changes a draft or a setting: no email, no evidence, no notice',
};
export const ownReading: Unlimited = { because: 'changes only what the caller sees' };
export const ofProvider: Unlimited = { because: 'the provider’s own people set what their clients may use' };
