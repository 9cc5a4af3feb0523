import { randomUUID } from 'node:crypto';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import { storedClauses } from '@server/modules/content/blocks/blocks';
import { refTemplatesReadModel } from '@server/modules/payment/referrals/ref-templates.read-model';
import type { RegulationsService } from '@server/modules/regulations/regulations.service';
import type { PositionsService } from '@server/modules/structure/structure.service';
import { employeeRole, positionNames, type SampleKey } from './samples.repository';

const { RegulationType: regulationTypes } = enumerations;

interface Writers {
  positions: PositionsService;
  regulations: RegulationsService;
}

/**
 * Creates what the organization's referrer offers: positions, and drafts of regulations that somebody has to read before they are
 * published. @throws {AppError} sample.noTemplates
 */
export async function makeReferred({ positions, regulations }: Writers, scope: Scope): Promise<SampleKey[]> {
  const templates = await refTemplatesReadModel.awaiting(scope);
  if (templates.length === 0) throw new AppError('sample.noTemplates');
  const roleId = await employeeRole(scope.tx, scope.organizationId);
  const known = await positionNames(scope.tx, scope.organizationId);
  const made: SampleKey[] = [];
  for (const { kind, name, purpose: vep, type, clauses } of templates) {
    if (kind === 'position') {
      // The newcomer's own position of that name stays as it is.
      if (known.has(name.toLowerCase())) continue;
      known.add(name.toLowerCase());
      const { id } = await positions.create(scope, { name, vep, roleId });
      made.push({ kind, id });
      continue;
    }
    const draft = storedClauses(clauses.map((clause) => ({ id: randomUUID(), ...clause })));
    const regulationType = regulationTypes.find((word) => word === type);
    const { id } = await regulations.createWith(scope, { name, type: regulationType }, draft, 'create');
    made.push({ kind: 'regulation', id });
  }
  return made;
}
