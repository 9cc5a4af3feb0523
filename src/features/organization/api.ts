import { api } from '@src/api/generated/organization';

export const {
  useOrganizationAboutQuery,
  useOrganizationUpdateMutation,
  useOrganizationSetupCloseMutation,
  useOrganizationSettingQuery,
  useOrganizationSettingUpdateMutation,
  useOrganizationSessionsEndMutation,
  useIdealPictureQuery,
  useIdealStatementCreateMutation,
  useIdealStatementUpdateMutation,
  useIdealStatementArchiveMutation,
  useIdealStatementsUpdateMutation,
  useIdealPictureSubmitMutation,
  useIdealPictureDecideMutation,
  useIdealStatementsCreateMutation,
  useIdealProposalCreateMutation,
  useIdealProposalDecideMutation,
  useIdealProposalWithdrawMutation,
  useIdealHistoryQuery,
  useIdealRegulationsQuery,
  useGapChecksQuery,
  useGapCheckOpenMutation,
  useGapCheckAnswerMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['Organization', 'IdealPicture', 'Content', 'Session'],
  endpoints: {
    organizationAbout: { providesTags: ['Organization'] },
    organizationSetting: { providesTags: ['Organization'] },
    idealPicture: { providesTags: ['IdealPicture'] },
    idealHistory: { providesTags: ['IdealPicture'] },
    idealRegulations: { providesTags: ['Content'] },
    gapChecks: { providesTags: ['IdealPicture'] },
    idealStatementCreate: { invalidatesTags: ['IdealPicture', 'Organization'] },
    idealStatementUpdate: { invalidatesTags: ['IdealPicture', 'Organization'] },
    idealStatementArchive: { invalidatesTags: ['IdealPicture', 'Organization'] },
    idealStatementsUpdate: { invalidatesTags: ['IdealPicture', 'Organization'] },
    idealPictureSubmit: { invalidatesTags: ['IdealPicture', 'Organization'] },
    idealPictureDecide: { invalidatesTags: ['IdealPicture', 'Organization'] },
    idealStatementsCreate: { invalidatesTags: ['IdealPicture', 'Organization'] },
    idealProposalCreate: { invalidatesTags: ['IdealPicture'] },
    idealProposalDecide: { invalidatesTags: ['IdealPicture', 'Organization'] },
    idealProposalWithdraw: { invalidatesTags: ['IdealPicture'] },
    gapCheckOpen: { invalidatesTags: ['IdealPicture'] },
    gapCheckAnswer: { invalidatesTags: ['IdealPicture'] },
    organizationUpdate: { invalidatesTags: ['Organization', 'Init'] },
    organizationSetupClose: { invalidatesTags: ['Organization'] },
    organizationSessionsEnd: { invalidatesTags: ['Session'] },
    organizationSettingUpdate: {
      invalidatesTags: ['Organization', 'Init'],
      // Updates the cache from the response, so that the next save is based on it and not on a later refetch.
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled;
        dispatch(
          api.util.updateQueryData('organizationSetting', undefined, (cached) => {
            cached.organizationSetting = data.organizationSettingUpdate;
          }),
        );
      },
    },
  },
});

export type {
  GapCheckFieldsFragment as GapCheck,
  HistoryEntryRowFragment as IdealHistoryEntry,
  IdealPictureQuery,
  IdealProposalFieldsFragment as IdealProposal,
  IdealStatementFieldsFragment as IdealStatement,
  OrganizationAboutQuery,
  OrganizationCardFragment as OrganizationCard,
  OrganizationSettingFieldsFragment as OrganizationSetting,
  PersonLinkFragment as PersonLink,
} from '@src/api/generated/organization';
export type {
  AboutBlock,
  GapPeriod,
  GapSide,
  IdealLayer,
  IdealProposalKind,
  ProfileField,
} from '@src/api/generated/types';
