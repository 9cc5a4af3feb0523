import { api } from '@src/api/generated/organization';

export const {
  useOrganizationAboutQuery,
  useOrganizationUpdateMutation,
  useOrganizationSettingQuery,
  useOrganizationSettingUpdateMutation,
  useIdealPictureQuery,
  useIdealStatementCreateMutation,
  useIdealStatementUpdateMutation,
  useIdealStatementArchiveMutation,
  useIdealStatementsUpdateMutation,
  useIdealPictureSubmitMutation,
  useIdealPictureDecideMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['Organization'],
  endpoints: {
    organizationAbout: { providesTags: ['Organization'] },
    organizationSetting: { providesTags: ['Organization'] },
    idealPicture: { providesTags: ['Organization'] },
    idealStatementCreate: { invalidatesTags: ['Organization'] },
    idealStatementUpdate: { invalidatesTags: ['Organization'] },
    idealStatementArchive: { invalidatesTags: ['Organization'] },
    idealStatementsUpdate: { invalidatesTags: ['Organization'] },
    idealPictureSubmit: { invalidatesTags: ['Organization'] },
    idealPictureDecide: { invalidatesTags: ['Organization'] },
    organizationUpdate: { invalidatesTags: ['Organization', 'Init'] },
    organizationSettingUpdate: { invalidatesTags: ['Organization', 'Init'] },
  },
});

export type {
  IdealPictureQuery,
  IdealStatementFieldsFragment as IdealStatement,
  OrganizationAboutQuery,
  OrganizationCardFragment as OrganizationCard,
  OrganizationSettingFieldsFragment as OrganizationSetting,
  PersonLinkFragment as PersonLink,
} from '@src/api/generated/organization';
export type { AboutBlock, IdealLayer, ProfileField } from '@src/api/generated/types';
