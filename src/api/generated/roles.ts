/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type AccessGateQueryVariables = Exact<{
  area: Types.RightArea;
  flag: Types.RightFlag;
}>;


export type AccessGateQuery = { accessGate: { areaName: string, grantors: Array<string>, grantorsCount: number, request: { id: number, status: Types.AccessRequestStatus, createdAt: string, repeatAt: string } | null } };

export type AccessHoldersQueryVariables = Exact<{
  target: Types.AccessTarget;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type AccessHoldersQuery = { accessHolders: { count: number, items: Array<{ user: { id: number, nameFirst: string, nameSecond: string, isAdmin: boolean, isSuperAdmin: boolean, isLeader: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, roles: Array<{ id: number | null, roleId: number, name: string, source: Types.RoleSource, scopeSubdivisionId: number | null, until: string | null, reason: string, scopeSubdivision: { id: number, name: string } | null }> }, paths: Array<{ kind: Types.AccessPathKind, name: string | null, until: string | null, scopeSubdivision: { id: number, name: string } | null }> }> } };

export type AccessRequestCardFragment = { id: number, area: Types.RightArea, flag: Types.RightFlag, areaName: string, route: string, status: Types.AccessRequestStatus, createdAt: string, user: { id: number, nameFirst: string, nameSecond: string, isAdmin: boolean, isSuperAdmin: boolean, isLeader: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, roles: Array<{ id: number | null, roleId: number, name: string, source: Types.RoleSource, scopeSubdivisionId: number | null, until: string | null, reason: string, scopeSubdivision: { id: number, name: string } | null }> } };

export type AccessRequestCreateMutationVariables = Exact<{
  area: Types.RightArea;
  flag: Types.RightFlag;
  route: string;
}>;


export type AccessRequestCreateMutation = { accessRequestCreate: { id: number } };

export type AccessRequestDeclineMutationVariables = Exact<{
  id: number;
}>;


export type AccessRequestDeclineMutation = { accessRequestDecline: { id: number, status: Types.AccessRequestStatus } };

export type AccessRequestGrantMutationVariables = Exact<{
  id: number;
  grant: Types.UserRoleInput;
}>;


export type AccessRequestGrantMutation = { accessRequestGrant: { id: number, status: Types.AccessRequestStatus } };

export type AccessRequestsQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type AccessRequestsQuery = { accessRequests: { count: number, items: Array<{ id: number, area: Types.RightArea, flag: Types.RightFlag, areaName: string, route: string, status: Types.AccessRequestStatus, createdAt: string, user: { id: number, nameFirst: string, nameSecond: string, isAdmin: boolean, isSuperAdmin: boolean, isLeader: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, roles: Array<{ id: number | null, roleId: number, name: string, source: Types.RoleSource, scopeSubdivisionId: number | null, until: string | null, reason: string, scopeSubdivision: { id: number, name: string } | null }> } }> } };

export type AdminUpdateMutationVariables = Exact<{
  userId: number;
  isAdmin: boolean;
}>;


export type AdminUpdateMutation = { adminUpdate: { id: number, isAdmin: boolean } };

export type HeldRoleFragment = { id: number | null, roleId: number, name: string, source: Types.RoleSource, scopeSubdivisionId: number | null, until: string | null, reason: string, scopeSubdivision: { id: number, name: string } | null };

export type PositionsRoleUpdateMutationVariables = Exact<{
  positionIds: Array<number> | number;
  roleId?: number | null | undefined;
}>;


export type PositionsRoleUpdateMutation = { positionsRoleUpdate: Array<{ id: number, roleId: number | null }> };

export type RoleArchiveMutationVariables = Exact<{
  id: number;
}>;


export type RoleArchiveMutation = { roleArchive: { id: number, isArchive: boolean } };

export type RoleCardFragment = { id: number, name: string, isSystem: boolean, isArchive: boolean, peopleCount: number, positionsCount: number, updatedAt: string, notifications: Array<{ type: string }>, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } };

export type RoleCreateMutationVariables = Exact<{
  role: Types.RoleInput;
  clientKey?: string | null | undefined;
}>;


export type RoleCreateMutation = { roleCreate: { id: number, name: string, isSystem: boolean, isArchive: boolean, peopleCount: number, positionsCount: number, updatedAt: string, notifications: Array<{ type: string }>, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } } };

export type RoleImpactQueryVariables = Exact<{
  roleIds?: Array<number> | number | null | undefined;
  positionIds?: Array<number> | number | null | undefined;
}>;


export type RoleImpactQuery = { roleImpact: { peopleCount: number, isOwn: boolean } };

export type RoleOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleOptionsQuery = { roleOptions: Array<{ id: number, name: string, isArchive: boolean }> };

export type RolePeopleQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  roleIds?: Array<number> | number | null | undefined;
  source?: Types.RoleSource | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RolePeopleQuery = { rolePeople: { count: number, items: Array<{ id: number, nameFirst: string, nameSecond: string, isAdmin: boolean, isSuperAdmin: boolean, isLeader: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, roles: Array<{ id: number | null, roleId: number, name: string, source: Types.RoleSource, scopeSubdivisionId: number | null, until: string | null, reason: string, scopeSubdivision: { id: number, name: string } | null }> }> } };

export type RolePersonFragment = { id: number, nameFirst: string, nameSecond: string, isAdmin: boolean, isSuperAdmin: boolean, isLeader: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, roles: Array<{ id: number | null, roleId: number, name: string, source: Types.RoleSource, scopeSubdivisionId: number | null, until: string | null, reason: string, scopeSubdivision: { id: number, name: string } | null }> };

export type RolePositionsQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RolePositionsQuery = { positions: { count: number, items: Array<{ id: number, name: string, roleId: number | null, employeesCount: number, subdivision: { id: number, name: string } | null }> } };

export type RoleRestoreMutationVariables = Exact<{
  id: number;
}>;


export type RoleRestoreMutation = { roleRestore: { id: number, isArchive: boolean } };

export type RightPairFragment = { read: boolean, write: boolean };

export type AllRightsFragment = { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } };

export type RoleUpdateMutationVariables = Exact<{
  role: Types.RoleInput;
}>;


export type RoleUpdateMutation = { roleUpdate: { id: number, name: string, isSystem: boolean, isArchive: boolean, peopleCount: number, positionsCount: number, updatedAt: string, notifications: Array<{ type: string }>, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } } };

export type RolesQueryVariables = Exact<{
  isArchive?: boolean | null | undefined;
}>;


export type RolesQuery = { roles: { count: number, items: Array<{ id: number, name: string, isSystem: boolean, isArchive: boolean, peopleCount: number, positionsCount: number, updatedAt: string, notifications: Array<{ type: string }>, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } }> }, rightAreas: Array<{ value: string, name: string, description: string }> };

export type RolesBeyondOwnQueryVariables = Exact<{
  scopeSubdivisionId?: number | null | undefined;
}>;


export type RolesBeyondOwnQuery = { rolesBeyondOwn: Array<{ id: number, reason: string, lacking: Array<string> }> };

export type UserAccessQueryVariables = Exact<{
  userId: number;
}>;


export type UserAccessQuery = { userAccess: { user: { id: number, nameFirst: string, nameSecond: string, isAdmin: boolean, isSuperAdmin: boolean, isLeader: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, roles: Array<{ id: number | null, roleId: number, name: string, source: Types.RoleSource, scopeSubdivisionId: number | null, until: string | null, reason: string, scopeSubdivision: { id: number, name: string } | null }> }, areas: Array<{ area: Types.RightArea, roleName: string | null, source: Types.RoleSource | null, flags: { read: boolean, write: boolean }, scopeSubdivision: { id: number, name: string } | null }> } };

export type UserRolesGrantMutationVariables = Exact<{
  grant: Types.UserRoleInput;
}>;


export type UserRolesGrantMutation = { userRolesGrant: Array<{ id: number }> };

export type UserRolesRevokeMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type UserRolesRevokeMutation = { userRolesRevoke: boolean };

export type ViewAsEndMutationVariables = Exact<{ [key: string]: never; }>;


export type ViewAsEndMutation = { viewAsEnd: boolean };

export type ViewAsPersonStartMutationVariables = Exact<{
  userId: number;
}>;


export type ViewAsPersonStartMutation = { viewAsPersonStart: { userId: number | null, name: string, until: string } };

export type ViewAsStartMutationVariables = Exact<{
  roleId: number;
}>;


export type ViewAsStartMutation = { viewAsStart: { roleId: number | null, name: string, until: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const HeldRoleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HeldRole on UserRole {
  id
  roleId
  name
  source
  scopeSubdivisionId
  scopeSubdivision {
    id
    name
  }
  until
  reason
}
    `, {"fragmentName":"HeldRole"});
export const RolePersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RolePerson on User {
  id
  nameFirst
  nameSecond
  isAdmin
  isSuperAdmin
  isLeader
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
  roles {
    ...HeldRole
  }
}
    fragment HeldRole on UserRole {
  id
  roleId
  name
  source
  scopeSubdivisionId
  scopeSubdivision {
    id
    name
  }
  until
  reason
}`, {"fragmentName":"RolePerson"});
export const AccessRequestCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccessRequestCard on AccessRequest {
  id
  area
  flag
  areaName
  route
  status
  createdAt
  user {
    ...RolePerson
  }
}
    fragment HeldRole on UserRole {
  id
  roleId
  name
  source
  scopeSubdivisionId
  scopeSubdivision {
    id
    name
  }
  until
  reason
}
fragment RolePerson on User {
  id
  nameFirst
  nameSecond
  isAdmin
  isSuperAdmin
  isLeader
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
  roles {
    ...HeldRole
  }
}`, {"fragmentName":"AccessRequestCard"});
export const RightPairFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RightPair on RightFlags {
  read
  write
}
    `, {"fragmentName":"RightPair"});
export const AllRightsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}
    fragment RightPair on RightFlags {
  read
  write
}`, {"fragmentName":"AllRights"});
export const RoleCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RoleCard on Role {
  id
  name
  isSystem
  isArchive
  peopleCount
  positionsCount
  updatedAt
  notifications {
    type
  }
  rights {
    ...AllRights
  }
}
    fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`, {"fragmentName":"RoleCard"});
export const AccessGateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query accessGate($area: RightArea!, $flag: RightFlag!) {
  accessGate(area: $area, flag: $flag) {
    areaName
    grantors
    grantorsCount
    request {
      id
      status
      createdAt
      repeatAt
    }
  }
}
    `);
export const AccessHoldersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query accessHolders($target: AccessTarget!, $search: String, $page: Int, $pageSize: Int) {
  accessHolders(
    target: $target
    search: $search
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      user {
        ...RolePerson
      }
      paths {
        kind
        name
        scopeSubdivision {
          id
          name
        }
        until
      }
    }
  }
}
    fragment HeldRole on UserRole {
  id
  roleId
  name
  source
  scopeSubdivisionId
  scopeSubdivision {
    id
    name
  }
  until
  reason
}
fragment RolePerson on User {
  id
  nameFirst
  nameSecond
  isAdmin
  isSuperAdmin
  isLeader
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
  roles {
    ...HeldRole
  }
}`);
export const AccessRequestCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation accessRequestCreate($area: RightArea!, $flag: RightFlag!, $route: String!) {
  accessRequestCreate(area: $area, flag: $flag, route: $route) {
    id
  }
}
    `);
export const AccessRequestDeclineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation accessRequestDecline($id: Int!) {
  accessRequestDecline(id: $id) {
    id
    status
  }
}
    `);
export const AccessRequestGrantDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation accessRequestGrant($id: Int!, $grant: UserRoleInput!) {
  accessRequestGrant(id: $id, grant: $grant) {
    id
    status
  }
}
    `);
export const AccessRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query accessRequests($ids: [Int!], $page: Int, $pageSize: Int) {
  accessRequests(ids: $ids, page: $page, pageSize: $pageSize) {
    count
    items {
      ...AccessRequestCard
    }
  }
}
    fragment AccessRequestCard on AccessRequest {
  id
  area
  flag
  areaName
  route
  status
  createdAt
  user {
    ...RolePerson
  }
}
fragment HeldRole on UserRole {
  id
  roleId
  name
  source
  scopeSubdivisionId
  scopeSubdivision {
    id
    name
  }
  until
  reason
}
fragment RolePerson on User {
  id
  nameFirst
  nameSecond
  isAdmin
  isSuperAdmin
  isLeader
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
  roles {
    ...HeldRole
  }
}`);
export const AdminUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adminUpdate($userId: Int!, $isAdmin: Boolean!) {
  adminUpdate(userId: $userId, isAdmin: $isAdmin) {
    id
    isAdmin
  }
}
    `);
export const PositionsRoleUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation positionsRoleUpdate($positionIds: [Int!]!, $roleId: Int) {
  positionsRoleUpdate(positionIds: $positionIds, roleId: $roleId) {
    id
    roleId
  }
}
    `);
export const RoleArchiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation roleArchive($id: Int!) {
  roleArchive(id: $id) {
    id
    isArchive
  }
}
    `);
export const RoleCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation roleCreate($role: RoleInput!, $clientKey: String) {
  roleCreate(role: $role, clientKey: $clientKey) {
    ...RoleCard
  }
}
    fragment RoleCard on Role {
  id
  name
  isSystem
  isArchive
  peopleCount
  positionsCount
  updatedAt
  notifications {
    type
  }
  rights {
    ...AllRights
  }
}
fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`);
export const RoleImpactDocument = /*#__PURE__*/ new TypedDocumentString(`
    query roleImpact($roleIds: [Int!], $positionIds: [Int!]) {
  roleImpact(roleIds: $roleIds, positionIds: $positionIds) {
    peopleCount
    isOwn
  }
}
    `);
export const RoleOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query roleOptions {
  roleOptions {
    id
    name
    isArchive
  }
}
    `);
export const RolePeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query rolePeople($ids: [Int!], $search: String, $roleIds: [Int!], $source: RoleSource, $page: Int, $pageSize: Int) {
  rolePeople(
    ids: $ids
    search: $search
    roleIds: $roleIds
    source: $source
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      ...RolePerson
    }
  }
}
    fragment HeldRole on UserRole {
  id
  roleId
  name
  source
  scopeSubdivisionId
  scopeSubdivision {
    id
    name
  }
  until
  reason
}
fragment RolePerson on User {
  id
  nameFirst
  nameSecond
  isAdmin
  isSuperAdmin
  isLeader
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
  roles {
    ...HeldRole
  }
}`);
export const RolePositionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query rolePositions($search: String, $page: Int, $pageSize: Int) {
  positions(search: $search, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      name
      roleId
      employeesCount
      subdivision {
        id
        name
      }
    }
  }
}
    `);
export const RoleRestoreDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation roleRestore($id: Int!) {
  roleRestore(id: $id) {
    id
    isArchive
  }
}
    `);
export const RoleUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation roleUpdate($role: RoleInput!) {
  roleUpdate(role: $role) {
    ...RoleCard
  }
}
    fragment RoleCard on Role {
  id
  name
  isSystem
  isArchive
  peopleCount
  positionsCount
  updatedAt
  notifications {
    type
  }
  rights {
    ...AllRights
  }
}
fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`);
export const RolesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query roles($isArchive: Boolean) {
  roles(isArchive: $isArchive) {
    count
    items {
      ...RoleCard
    }
  }
  rightAreas {
    value
    name
    description
  }
}
    fragment RoleCard on Role {
  id
  name
  isSystem
  isArchive
  peopleCount
  positionsCount
  updatedAt
  notifications {
    type
  }
  rights {
    ...AllRights
  }
}
fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`);
export const RolesBeyondOwnDocument = /*#__PURE__*/ new TypedDocumentString(`
    query rolesBeyondOwn($scopeSubdivisionId: Int) {
  rolesBeyondOwn(scopeSubdivisionId: $scopeSubdivisionId) {
    id
    reason
    lacking
  }
}
    `);
export const UserAccessDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userAccess($userId: Int!) {
  userAccess(userId: $userId) {
    user {
      ...RolePerson
    }
    areas {
      area
      flags {
        ...RightPair
      }
      scopeSubdivision {
        id
        name
      }
      roleName
      source
    }
  }
}
    fragment HeldRole on UserRole {
  id
  roleId
  name
  source
  scopeSubdivisionId
  scopeSubdivision {
    id
    name
  }
  until
  reason
}
fragment RolePerson on User {
  id
  nameFirst
  nameSecond
  isAdmin
  isSuperAdmin
  isLeader
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
  roles {
    ...HeldRole
  }
}
fragment RightPair on RightFlags {
  read
  write
}`);
export const UserRolesGrantDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userRolesGrant($grant: UserRoleInput!) {
  userRolesGrant(grant: $grant) {
    id
  }
}
    `);
export const UserRolesRevokeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userRolesRevoke($ids: [Int!]!) {
  userRolesRevoke(ids: $ids)
}
    `);
export const ViewAsEndDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation viewAsEnd {
  viewAsEnd
}
    `);
export const ViewAsPersonStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation viewAsPersonStart($userId: Int!) {
  viewAsPersonStart(userId: $userId) {
    userId
    name
    until
  }
}
    `);
export const ViewAsStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation viewAsStart($roleId: Int!) {
  viewAsStart(roleId: $roleId) {
    roleId
    name
    until
  }
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accessGate: build.query<AccessGateQuery, AccessGateQueryVariables>({
      query: (variables) => ({ document: AccessGateDocument as unknown as string, variables })
    }),
    accessHolders: build.query<AccessHoldersQuery, AccessHoldersQueryVariables>({
      query: (variables) => ({ document: AccessHoldersDocument as unknown as string, variables })
    }),
    accessRequestCreate: build.mutation<AccessRequestCreateMutation, AccessRequestCreateMutationVariables>({
      query: (variables) => ({ document: AccessRequestCreateDocument as unknown as string, variables })
    }),
    accessRequestDecline: build.mutation<AccessRequestDeclineMutation, AccessRequestDeclineMutationVariables>({
      query: (variables) => ({ document: AccessRequestDeclineDocument as unknown as string, variables })
    }),
    accessRequestGrant: build.mutation<AccessRequestGrantMutation, AccessRequestGrantMutationVariables>({
      query: (variables) => ({ document: AccessRequestGrantDocument as unknown as string, variables })
    }),
    accessRequests: build.query<AccessRequestsQuery, AccessRequestsQueryVariables | void>({
      query: (variables) => ({ document: AccessRequestsDocument as unknown as string, variables })
    }),
    adminUpdate: build.mutation<AdminUpdateMutation, AdminUpdateMutationVariables>({
      query: (variables) => ({ document: AdminUpdateDocument as unknown as string, variables })
    }),
    positionsRoleUpdate: build.mutation<PositionsRoleUpdateMutation, PositionsRoleUpdateMutationVariables>({
      query: (variables) => ({ document: PositionsRoleUpdateDocument as unknown as string, variables })
    }),
    roleArchive: build.mutation<RoleArchiveMutation, RoleArchiveMutationVariables>({
      query: (variables) => ({ document: RoleArchiveDocument as unknown as string, variables })
    }),
    roleCreate: build.mutation<RoleCreateMutation, RoleCreateMutationVariables>({
      query: (variables) => ({ document: RoleCreateDocument as unknown as string, variables })
    }),
    roleImpact: build.query<RoleImpactQuery, RoleImpactQueryVariables | void>({
      query: (variables) => ({ document: RoleImpactDocument as unknown as string, variables })
    }),
    roleOptions: build.query<RoleOptionsQuery, RoleOptionsQueryVariables | void>({
      query: (variables) => ({ document: RoleOptionsDocument as unknown as string, variables })
    }),
    rolePeople: build.query<RolePeopleQuery, RolePeopleQueryVariables | void>({
      query: (variables) => ({ document: RolePeopleDocument as unknown as string, variables })
    }),
    rolePositions: build.query<RolePositionsQuery, RolePositionsQueryVariables | void>({
      query: (variables) => ({ document: RolePositionsDocument as unknown as string, variables })
    }),
    roleRestore: build.mutation<RoleRestoreMutation, RoleRestoreMutationVariables>({
      query: (variables) => ({ document: RoleRestoreDocument as unknown as string, variables })
    }),
    roleUpdate: build.mutation<RoleUpdateMutation, RoleUpdateMutationVariables>({
      query: (variables) => ({ document: RoleUpdateDocument as unknown as string, variables })
    }),
    roles: build.query<RolesQuery, RolesQueryVariables | void>({
      query: (variables) => ({ document: RolesDocument as unknown as string, variables })
    }),
    rolesBeyondOwn: build.query<RolesBeyondOwnQuery, RolesBeyondOwnQueryVariables | void>({
      query: (variables) => ({ document: RolesBeyondOwnDocument as unknown as string, variables })
    }),
    userAccess: build.query<UserAccessQuery, UserAccessQueryVariables>({
      query: (variables) => ({ document: UserAccessDocument as unknown as string, variables })
    }),
    userRolesGrant: build.mutation<UserRolesGrantMutation, UserRolesGrantMutationVariables>({
      query: (variables) => ({ document: UserRolesGrantDocument as unknown as string, variables })
    }),
    userRolesRevoke: build.mutation<UserRolesRevokeMutation, UserRolesRevokeMutationVariables>({
      query: (variables) => ({ document: UserRolesRevokeDocument as unknown as string, variables })
    }),
    viewAsEnd: build.mutation<ViewAsEndMutation, ViewAsEndMutationVariables | void>({
      query: (variables) => ({ document: ViewAsEndDocument as unknown as string, variables })
    }),
    viewAsPersonStart: build.mutation<ViewAsPersonStartMutation, ViewAsPersonStartMutationVariables>({
      query: (variables) => ({ document: ViewAsPersonStartDocument as unknown as string, variables })
    }),
    viewAsStart: build.mutation<ViewAsStartMutation, ViewAsStartMutationVariables>({
      query: (variables) => ({ document: ViewAsStartDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useAccessGateQuery, useLazyAccessGateQuery, useAccessHoldersQuery, useLazyAccessHoldersQuery, useAccessRequestCreateMutation, useAccessRequestDeclineMutation, useAccessRequestGrantMutation, useAccessRequestsQuery, useLazyAccessRequestsQuery, useAdminUpdateMutation, usePositionsRoleUpdateMutation, useRoleArchiveMutation, useRoleCreateMutation, useRoleImpactQuery, useLazyRoleImpactQuery, useRoleOptionsQuery, useLazyRoleOptionsQuery, useRolePeopleQuery, useLazyRolePeopleQuery, useRolePositionsQuery, useLazyRolePositionsQuery, useRoleRestoreMutation, useRoleUpdateMutation, useRolesQuery, useLazyRolesQuery, useRolesBeyondOwnQuery, useLazyRolesBeyondOwnQuery, useUserAccessQuery, useLazyUserAccessQuery, useUserRolesGrantMutation, useUserRolesRevokeMutation, useViewAsEndMutation, useViewAsPersonStartMutation, useViewAsStartMutation } = injectedRtkApi;

