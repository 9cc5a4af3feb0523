/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type OrganizationAboutQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationAboutQuery = { organizationAbout: { organization: { id: number, name: string, activityText: string, countEmployees: number, isActive: boolean, isActiveSubscribe: boolean, updatedAt: string, logo: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null }, leader: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, newColleagues: Array<{ id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }>, setup: Array<{ key: Types.SetupStepKey, isDone: boolean }> | null } };

export type OrganizationCardFragment = { id: number, name: string, activityText: string, countEmployees: number, isActive: boolean, isActiveSubscribe: boolean, updatedAt: string, logo: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null };

export type OrganizationUpdateMutationVariables = Exact<{
  organization: Types.OrganizationInput;
  fileLogo?: File | null | undefined;
}>;


export type OrganizationUpdateMutation = { organizationUpdate: { id: number, name: string, activityText: string, countEmployees: number, isActive: boolean, isActiveSubscribe: boolean, updatedAt: string, logo: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null } };

export type ProfileFragment = { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, sex: string | null, status: string, info: string, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, isAdmin: boolean, isLeader: boolean, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null };

export type PersonLinkFragment = { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

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
export const OrganizationCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrganizationCard on Organization {
  id
  name
  activityText
  countEmployees
  isActive
  isActiveSubscribe
  logo {
    id
    type
    details {
      path
      size
      preview {
        path
        size
      }
    }
  }
  updatedAt
}
    `, {"fragmentName":"OrganizationCard"});
export const PersonLinkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PersonLink on User {
  id
  nameFirst
  nameSecond
  nameFull
  email
  phone
  isOnline
  dateJobStart
  avatar {
    id
    details {
      path
      preview {
        path
      }
    }
  }
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
}
    `, {"fragmentName":"PersonLink"});
export const ProfileFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Profile on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  nameFull
  email
  phone
  sex
  status
  info
  dateBirth
  dateJobStart
  dateAdaptEnd
  isAdmin
  isLeader
  avatar {
    id
    type
    details {
      path
      size
      preview {
        path
        size
      }
    }
  }
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
  leader {
    ...PersonLink
  }
  mentor {
    ...PersonLink
  }
  trainee {
    ...PersonLink
  }
  updatedAt
}
    fragment PersonLink on User {
  id
  nameFirst
  nameSecond
  nameFull
  email
  phone
  isOnline
  dateJobStart
  avatar {
    id
    details {
      path
      preview {
        path
      }
    }
  }
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
}`, {"fragmentName":"Profile"});
export const OrganizationAboutDocument = /*#__PURE__*/ new TypedDocumentString(`
    query organizationAbout {
  organizationAbout {
    organization {
      ...OrganizationCard
    }
    leader {
      ...PersonLink
    }
    mentor {
      ...PersonLink
    }
    newColleagues {
      ...PersonLink
    }
    setup {
      key
      isDone
    }
  }
}
    fragment OrganizationCard on Organization {
  id
  name
  activityText
  countEmployees
  isActive
  isActiveSubscribe
  logo {
    id
    type
    details {
      path
      size
      preview {
        path
        size
      }
    }
  }
  updatedAt
}
fragment PersonLink on User {
  id
  nameFirst
  nameSecond
  nameFull
  email
  phone
  isOnline
  dateJobStart
  avatar {
    id
    details {
      path
      preview {
        path
      }
    }
  }
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
}`);
export const OrganizationUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationUpdate($organization: OrganizationInput!, $fileLogo: Upload) {
  organizationUpdate(organization: $organization, fileLogo: $fileLogo) {
    ...OrganizationCard
  }
}
    fragment OrganizationCard on Organization {
  id
  name
  activityText
  countEmployees
  isActive
  isActiveSubscribe
  logo {
    id
    type
    details {
      path
      size
      preview {
        path
        size
      }
    }
  }
  updatedAt
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    organizationAbout: build.query<OrganizationAboutQuery, OrganizationAboutQueryVariables | void>({
      query: (variables) => ({ document: OrganizationAboutDocument as unknown as string, variables })
    }),
    organizationUpdate: build.mutation<OrganizationUpdateMutation, OrganizationUpdateMutationVariables>({
      query: (variables) => ({ document: OrganizationUpdateDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useOrganizationAboutQuery, useLazyOrganizationAboutQuery, useOrganizationUpdateMutation } = injectedRtkApi;

