import type { Scope } from '@server/graphql/context';
import { type Comparison, compareVersions } from '@server/modules/content/versions/comparison.service';
import { regulationContent } from '../regulation.content';
import { signersOfVersions } from '../signing/signatures.read-model';

export interface RegulationComparison extends Comparison {
  signedFrom: number;
  signedTo: number;
}

/** Returns the differences between two versions of one regulation, and how many people signed each. */
export async function compareRegulationVersions(
  scope: Scope,
  fromId: number,
  toId: number,
): Promise<RegulationComparison> {
  const comparison = await compareVersions(scope, regulationContent, fromId, toId);
  const signed = await signersOfVersions(scope, comparison.to.objectId);
  const { from, to } = comparison;
  return { ...comparison, signedFrom: signed.get(from.id) ?? 0, signedTo: signed.get(to.id) ?? 0 };
}
