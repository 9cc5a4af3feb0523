/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type RegulationApprovalFragment = { id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } };

export type RegulationApprovalsQueryVariables = Exact<{ [key: string]: never; }>;


export type RegulationApprovalsQuery = { regulationApprovals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, regulation: { id: number, code: string, name: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } }, approver: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } }> };

export type RegulationAssignmentFragment = { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, openedAt: string | null, completedAt: string | null, refusedAt: string | null, waivedReason: string | null, remindedAt: string | null, deltaFromVersionId: number | null };

export type RegulationPersonFragment = { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null };

export type RegulationsMyQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RegulationsMyQuery = { regulations: { count: number, items: Array<{ id: number, code: string, name: string, type: Types.RegulationType, folder: string, status: Types.ContentStatus, isArchive: boolean, currentVersion: { id: number, label: string, readingSec: number, wordCount: number, publishedAt: string | null } | null, myAssignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, openedAt: string | null, completedAt: string | null, refusedAt: string | null, waivedReason: string | null, remindedAt: string | null, deltaFromVersionId: number | null } | null, mySignature: { id: string, action: Types.SignatureAction, versionId: number, versionLabel: string, createdAt: string } | null }> } };

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
export const RegulationPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
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
}
    `, {"fragmentName":"RegulationPerson"});
export const RegulationApprovalFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
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
}`, {"fragmentName":"RegulationApproval"});
export const RegulationAssignmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  openedAt
  completedAt
  refusedAt
  waivedReason
  remindedAt
  deltaFromVersionId
}
    `, {"fragmentName":"RegulationAssignment"});
export const RegulationApprovalsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationApprovals {
  regulationApprovals {
    ...RegulationApproval
    regulation {
      id
      code
      name
      owner {
        ...RegulationPerson
      }
    }
  }
}
    fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
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
}`);
export const RegulationsMyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationsMy($search: String, $page: Int, $pageSize: Int) {
  regulations(
    scope: my
    search: $search
    sort: dueAt
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      id
      code
      name
      type
      folder
      status
      isArchive
      currentVersion {
        id
        label
        readingSec
        wordCount
        publishedAt
      }
      myAssignment {
        ...RegulationAssignment
      }
      mySignature {
        id
        action
        versionId
        versionLabel
        createdAt
      }
    }
  }
}
    fragment RegulationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  openedAt
  completedAt
  refusedAt
  waivedReason
  remindedAt
  deltaFromVersionId
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    regulationApprovals: build.query<RegulationApprovalsQuery, RegulationApprovalsQueryVariables | void>({
      query: (variables) => ({ document: RegulationApprovalsDocument as unknown as string, variables })
    }),
    regulationsMy: build.query<RegulationsMyQuery, RegulationsMyQueryVariables | void>({
      query: (variables) => ({ document: RegulationsMyDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useRegulationApprovalsQuery, useLazyRegulationApprovalsQuery, useRegulationsMyQuery, useLazyRegulationsMyQuery } = injectedRtkApi;

