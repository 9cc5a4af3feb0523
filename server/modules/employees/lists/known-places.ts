import DataLoader from 'dataloader';
import type { Scope } from '@server/graphql/context';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { positionsByIds, subdivisionsByIds } from '@server/modules/structure/structure.read-model';
import type { PositionRow, SubdivisionRow } from '@server/modules/structure/structure.tables';
import { employeesRepository } from '../employees.repository';

/** The organization, positions and subdivisions of people, each read only once: they do not change during a change of people. */
export interface KnownPlaces {
  organization(): Promise<OrganizationRow>;
  position(id: number): Promise<PositionRow | null>;
  subdivision(id: number): Promise<SubdivisionRow | null>;
}

/** Creates the cache for one change, or for one action on many people. */
export function knownPlaces({ tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>): KnownPlaces {
  const byId = <Row>(read: (ids: readonly number[]) => Promise<Map<number, Row>>) => {
    const loader = new DataLoader<number, Row | null>(async (ids) => {
      const rows = await read(ids);
      return ids.map((id) => rows.get(id) ?? null);
    });
    return (id: number) => loader.load(id);
  };
  let organization: Promise<OrganizationRow> | null = null;
  return {
    organization: () => (organization ??= employeesRepository.organization(tx, organizationId)),
    position: byId((ids) => positionsByIds(tx, organizationId, ids)),
    subdivision: byId((ids) => subdivisionsByIds(tx, organizationId, ids)),
  };
}
