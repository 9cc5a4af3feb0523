import {
  api as generated,
  type EmployeeCardFragment,
  type EmployeeDocumentFragment,
  type EmployeeImportLineFragment,
  type EmployeeLeavingFragment,
  type EmployeeNoteFragment,
  type EmployeeImportStateFragment,
  type EmployeePersonFragment,
} from '@src/api/generated/employees';
import { listTag, listTags, recordTag, type Tag } from '@src/api/tags';

export type EmployeeCard = EmployeeCardFragment;

/** A person's pending and completed assignments of one content kind. */
export interface ContentDuties {
  /** Keys. */
  texts: { title: string; none: string; hidden: string; signed: string; notSigned: string; overdue: string };
  /** The path of the kind's section. */
  path: string;
  /** The pages of the report and the text; default: the history and the current version. */
  pages?: { report: string; reader: string };
  /** The total number; `objects` contains only the first ones. */
  total: number;
  objects: {
    object: { id: number; name: string; abilities: { canEdit: boolean; canReport: boolean } };
    state: 'signed' | 'notSigned' | 'overdue';
  }[];
}
export type EmployeeDocument = EmployeeDocumentFragment;
export type EmployeeLeaving = EmployeeLeavingFragment;
export type EmployeeNote = EmployeeNoteFragment;
export type EmployeePerson = EmployeePersonFragment;
export type EmployeeImport = EmployeeImportStateFragment;
export type EmployeeImportLine = EmployeeImportLineFragment;

/** The tags that hiring, moving and archiving people invalidates. */
const peopleTags = (id?: number): Tag[] => [
  listTag('User'),
  ...(id ? [recordTag('User', id)] : []),
  'Position',
  'Subdivision',
  'Organization',
  'Statistic',
  'Search',
];

/** The additional tags that a dismissal or a handover invalidates. */
const leavingTags = (id: number): Tag[] => [
  ...peopleTags(id),
  'User',
  'Adaptation',
  'Content',
  'Approval',
  'IdealPicture',
];

const noteTags = (userId: number | undefined): Tag[] => (userId ? [recordTag('User', userId)] : []);

const importTags = (id: number): Tag[] => [recordTag('EmployeeImport', id), listTag('EmployeeImport')];

const enhanced = generated.enhanceEndpoints({
  endpoints: {
    employeeOptions: { providesTags: (answer) => listTags('User', answer?.users.items) },
    employee: {
      providesTags: (_answer, _error, { user }) => [recordTag('User', user.id ?? 0), 'Assignment'],
    },
    hireSources: { providesTags: () => [listTag('User')] },
    colleague: { providesTags: (_answer, _error, { user }) => [recordTag('User', user.id ?? 0)] },
    employeeCreate: { invalidatesTags: peopleTags() },
    employeeUpdate: { invalidatesTags: (_answer, _error, { user }) => peopleTags(user.id ?? 0) },
    employeeArchive: { invalidatesTags: (_answer, _error, { id }) => peopleTags(id) },
    employeesUpdate: {
      invalidatesTags: (answer) => [
        ...peopleTags(),
        ...(answer?.usersUpdate.users ?? []).map(({ id }) => recordTag('User', id)),
      ],
    },
    employeeRoleOptions: { providesTags: (answer) => listTags('Role', answer?.roleOptions) },
    employeesRoleUpdate: { invalidatesTags: ['Role', 'User'] },
    // A preview is valid only for a moment.
    employeesUpdatePreview: { providesTags: ['User', 'Assignment'], keepUnusedDataFor: 0 },
    employeeRestore: { invalidatesTags: (_answer, _error, { id }) => peopleTags(id) },
    userLeaving: {
      providesTags: (_answer, _error, { userId }) => [
        recordTag('User', userId),
        'Assignment',
        'Adaptation',
        'Content',
        'Approval',
      ],
    },
    userLeavingUpdate: {
      invalidatesTags: (_answer, _error, { leaving }) => [recordTag('User', leaving.userId)],
    },
    userHandOver: { invalidatesTags: (_answer, _error, { userId }) => leavingTags(userId) },
    userDismiss: { invalidatesTags: (_answer, _error, { dismissal }) => leavingTags(dismissal.userId) },
    userDismissalUndo: { invalidatesTags: (_answer, _error, { userId }) => leavingTags(userId) },
    userRehire: { invalidatesTags: (_answer, _error, { rehire }) => leavingTags(rehire.userId) },
    userDocuments: { providesTags: (_answer, _error, { userId }) => [recordTag('User', userId)] },
    userDocumentCreate: {
      invalidatesTags: (answer) => peopleTags(answer?.userDocumentCreate.userId),
    },
    userDocumentUpdate: {
      invalidatesTags: (answer) => peopleTags(answer?.userDocumentUpdate.userId),
    },
    userDocumentDelete: { invalidatesTags: ['User'] },
    userNotes: { providesTags: (_answer, _error, { userId }) => [recordTag('User', userId)] },
    userNoteCreate: { invalidatesTags: (answer) => noteTags(answer?.userNoteCreate.userId) },
    userNoteUpdate: { invalidatesTags: (answer) => noteTags(answer?.userNoteUpdate.userId) },
    userNoteDelete: { invalidatesTags: ['User'] },
    profileRequestAccept: {
      invalidatesTags: (answer) => peopleTags(answer?.profileRequestAccept.user.id),
    },
    profileRequestDecline: {
      invalidatesTags: (answer) => peopleTags(answer?.profileRequestDecline.user.id),
    },
    employeeImports: { providesTags: () => listTags('EmployeeImport') },
    employeeImport: { providesTags: (_answer, _error, { id }) => [recordTag('EmployeeImport', id)] },
    employeeImportRows: { providesTags: (_answer, _error, { id }) => [recordTag('EmployeeImport', id)] },
    employeeImportCreate: { invalidatesTags: () => [listTag('EmployeeImport')] },
    employeeImportColumns: { invalidatesTags: (_answer, _error, { id }) => importTags(id) },
    employeeImportPlaces: { invalidatesTags: (_answer, _error, { id }) => importTags(id) },
    employeeImportSettings: { invalidatesTags: (_answer, _error, { id }) => importTags(id) },
    employeeImportCell: { invalidatesTags: (_answer, _error, { id }) => importTags(id) },
    employeeImportChoice: { invalidatesTags: (_answer, _error, { id }) => importTags(id) },
    employeeImportRun: { invalidatesTags: (_answer, _error, { id }) => importTags(id) },
    employeeImportRollBack: { invalidatesTags: (_answer, _error, { id }) => importTags(id) },
    employeeImportDelete: { invalidatesTags: () => [listTag('EmployeeImport')] },
    employeesInvite: {
      invalidatesTags: (_answer, _error, { userIds }) => [
        ...[userIds].flat().map((id) => recordTag('User', id)),
        listTag('User'),
        'Statistic',
      ],
    },
    employeeInvite: { invalidatesTags: (_answer, _error, { id }) => [...peopleTags(id), 'Assignment'] },
  },
});

export const {
  useEmployeeOptionsQuery,
  useEmployeeQuery,
  useColleagueQuery,
  useHireSourcesQuery,
  useEmployeeCreateMutation,
  useEmployeeUpdateMutation,
  useEmployeeArchiveMutation,
  useEmployeeRestoreMutation,
  useEmployeeInviteMutation,
  useEmployeesInviteMutation,
  useUserLeavingQuery,
  useUserLeavingUpdateMutation,
  useUserHandOverMutation,
  useUserDismissMutation,
  useUserDismissalUndoMutation,
  useUserRehireMutation,
  useUserDocumentsQuery,
  useUserDocumentCreateMutation,
  useUserDocumentUpdateMutation,
  useUserDocumentDeleteMutation,
  useEmployeesUpdateMutation,
  useEmployeesUpdatePreviewQuery,
  useEmployeeRoleOptionsQuery,
  useEmployeesRoleUpdateMutation,
  useUserNotesQuery,
  useUserNoteCreateMutation,
  useUserNoteUpdateMutation,
  useUserNoteDeleteMutation,
  useProfileRequestAcceptMutation,
  useProfileRequestDeclineMutation,
  useEmployeeImportsQuery,
  useEmployeeImportQuery,
  useEmployeeImportRowsQuery,
  useEmployeeImportCreateMutation,
  useEmployeeImportColumnsMutation,
  useEmployeeImportPlacesMutation,
  useEmployeeImportSettingsMutation,
  useEmployeeImportCellMutation,
  useEmployeeImportChoiceMutation,
  useEmployeeImportRunMutation,
  useEmployeeImportRollBackMutation,
  useEmployeeImportDeleteMutation,
} = enhanced;
