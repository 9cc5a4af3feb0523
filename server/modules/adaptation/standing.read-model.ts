import type { Tx } from '@server/db/database';
import { findOrganization } from '@server/modules/organization/organization.read-model';
import { adaptationRepository } from './adaptation.repository';
import { readPlans, spanOf, worksOf } from './plans.read-model';
import { progressOf } from './progress';

/** Percent done and percent whose day has passed, of somebody's running plan; null: none runs. */
export async function planStanding(
  tx: Tx,
  organizationId: number,
  userId: number,
  today: string,
): Promise<{ actual: number; expected: number } | null> {
  const adaptation = await adaptationRepository.ofUser(tx, organizationId, userId);
  const organization = await findOrganization(tx, organizationId);
  if (!organization || !adaptation || adaptation.status === 'finished') return null;
  const [plan] = await readPlans(tx, organizationId, [adaptation]);
  if (!plan) return null;
  const { actual, expected } = progressOf(
    worksOf(plan, organization),
    spanOf(plan, organization, today),
    organization,
  );
  return { actual, expected };
}
