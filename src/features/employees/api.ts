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
import { listTag, listTags, recordTag } from '@src/api/tags';

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

const enhanced = generated.enhanceEndpoints({
  endpoints: {
    employee: {
      providesTags: (_answer, _error, { user }) => [recordTag('User', user.id ?? 0), 'Assignment'],
    },
    hireSources: { providesTags: () => [listTag('User')] },
    colleague: { providesTags: (_answer, _error, { user }) => [recordTag('User', user.id ?? 0)] },
    // A preview is valid only for a moment.
    employeesUpdatePreview: { providesTags: [listTag('User'), 'Assignment'], keepUnusedDataFor: 0 },
    userLeaving: {
      providesTags: (_answer, _error, { userId }) => [
        recordTag('User', userId),
        'Assignment',
        listTag('Adaptation'),
        listTag('Content'),
        'Approval',
      ],
    },
    userDocuments: { providesTags: (_answer, _error, { userId }) => [recordTag('User', userId)] },
    userNotes: { providesTags: (_answer, _error, { userId }) => [recordTag('User', userId)] },
    employeeImports: { providesTags: () => listTags('EmployeeImport') },
    employeeImport: { providesTags: (_answer, _error, { id }) => [recordTag('EmployeeImport', id)] },
    employeeImportRows: { providesTags: (_answer, _error, { id }) => [recordTag('EmployeeImport', id)] },
  },
});

export const {
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
  useEmployeeImportOrgUnitsMutation,
  useEmployeeImportSettingsMutation,
  useEmployeeImportCellMutation,
  useEmployeeImportChoiceMutation,
  useEmployeeImportRunMutation,
  useEmployeeImportRollBackMutation,
  useEmployeeImportDeleteMutation,
} = enhanced;
