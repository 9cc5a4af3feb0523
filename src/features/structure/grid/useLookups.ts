import type { Option } from '@src/lib/options';
import { type RoleBeyondOwn, rolesForPosition } from '@src/entities/role/role-grant';
import { useMemo } from 'react';
import type { PositionNode, SubdivisionNode } from '../api';
import type { StructureRow } from '../lib/structure-list';
import { emptyLookup, type Lookup, lookupOf } from './lookup';
import type { EditableField } from './row-changes';

export interface Lookups {
  /** Returns the possible values of a cell. */
  of: (row: StructureRow, field: EditableField) => Lookup;
}

const nothing: readonly never[] = [];

/** Returns the records that the table's cells can reference. */
export function useLookups(
  positions: readonly PositionNode[] = nothing,
  subdivisions: readonly SubdivisionNode[] = nothing,
  roles: readonly Option[] = nothing,
  beyond: readonly RoleBeyondOwn[] = nothing,
): Lookups {
  const ofPositions = useMemo(() => lookupOf(positions), [positions]);
  const ofSubdivisions = useMemo(() => lookupOf(subdivisions), [subdivisions]);
  const ofRoles = useMemo(() => lookupOf(roles), [roles]);
  return useMemo(
    () => ({
      of(row, field) {
        if (field === 'role') {
          if (!beyond.length) return ofRoles;
          return { ...ofRoles, options: rolesForPosition(roles, beyond, row.roleId) };
        }
        if (field === 'subdivision') return ofSubdivisions;
        if (field === 'parent') return row.kind === 'position' ? ofPositions : ofSubdivisions;
        return emptyLookup;
      },
    }),
    [ofPositions, ofSubdivisions, ofRoles, roles, beyond],
  );
}
