import { api } from '@src/api/generated/organization';

export const {
  useOrganizationAboutQuery,
  useOrganizationUpdateMutation,
  useOrganizationSettingQuery,
  useOrganizationSettingUpdateMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['Organization'],
  endpoints: {
    organizationAbout: { providesTags: ['Organization'] },
    organizationSetting: { providesTags: ['Organization'] },
    organizationUpdate: { invalidatesTags: ['Organization', 'Init'] },
    organizationSettingUpdate: { invalidatesTags: ['Organization', 'Init'] },
  },
});

export type {
  OrganizationAboutQuery,
  OrganizationCardFragment as OrganizationCard,
  OrganizationSettingFieldsFragment as OrganizationSetting,
  PersonLinkFragment as PersonLink,
} from '@src/api/generated/organization';
export type { AboutBlock, ProfileField } from '@src/api/generated/types';
