import { api } from '@src/api/generated/organization';

export const { useOrganizationAboutQuery, useOrganizationUpdateMutation } = api.enhanceEndpoints({
  addTagTypes: ['Organization'],
  endpoints: {
    organizationAbout: { providesTags: ['Organization'] },
    organizationUpdate: { invalidatesTags: ['Organization', 'Init'] },
  },
});

export type {
  OrganizationAboutQuery,
  OrganizationCardFragment as OrganizationCard,
  PersonLinkFragment as PersonLink,
} from '@src/api/generated/organization';
