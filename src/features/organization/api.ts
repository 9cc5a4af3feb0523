import { api } from '@src/api/generated/organization';
import { listTag } from '@src/api/tags';

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
    idealRegulations: { providesTags: [listTag('Content')] },
    gapChecks: { providesTags: ['IdealPicture'] },
    organizationSettingUpdate: {
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
