import { Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '@src/components/feedback/lazy-part';
import type { UseBulkUpdate } from '@src/content/lists/BulkActions';
import { type EditorList, editorListCodecs } from '@src/content/lists/editor-list';
import { EditorListFrame, type EditorListSlots } from '@src/content/lists/EditorListFrame';
import { EditModeGate } from '@src/store/EditModeGate';
import {
  type EditorQualification,
  useQualificationsEditorQuery,
  useQualificationUpdateMutation,
} from '../api';
import { editorColumns, optionalColumns } from '../lists/editor-columns';
import { QualificationKindPage } from './QualificationKindPage';

const CreateDialog = lazyPart(async () => (await import('./CreateDialog')).CreateDialog);

const sorts = ['updatedAt', 'name', 'code', 'status', 'owner', 'level'] as const;

const useBulkUpdate: UseBulkUpdate = () => {
  const [update, state] = useQualificationUpdateMutation();
  const change = useCallback(
    ({ id, ownerId, isArchive }: Parameters<ReturnType<UseBulkUpdate>[0]>[0]) =>
      update({
        qualification: {
          id,
          ...(ownerId === undefined ? {} : { ownerId }),
          ...(isArchive === undefined ? {} : { isArchive }),
        },
      }),
    [update],
  );
  return [change, state];
};

const list: EditorList<EditorQualification, (typeof sorts)[number]> = {
  sorts,
  codecs: editorListCodecs<(typeof sorts)[number]>(sorts),
  storageKey: 'qualifications',
  columns: editorColumns,
  optionalColumns,
  useList: (variables) => {
    const { data, error, isFetching, refetch } = useQualificationsEditorQuery(variables);
    return { data: data?.qualifications, error, isFetching, refetch };
  },
  useUpdate: useBulkUpdate,
  isWithoutReviews: true,
};

/** The list of qualifications that the user may edit or whose report they may see; a dialog creates a new one. */
export function EditorListPage(slots: EditorListSlots) {
  const [search, setSearch] = useSearchParams();
  const close = () =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('create');
        return next;
      },
      { replace: true },
    );
  return (
    <QualificationKindPage>
      <EditorListFrame list={list} approvals={[]} {...slots} />
      {search.has('create') ? (
        <EditModeGate>
          <Suspense>
            <CreateDialog onClose={close} />
          </Suspense>
        </EditModeGate>
      ) : null}
    </QualificationKindPage>
  );
}
