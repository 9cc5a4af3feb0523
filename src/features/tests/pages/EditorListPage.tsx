import { useCallback } from 'react';
import type { UseBulkUpdate } from '@src/content/lists/BulkActions';
import { type EditorList, editorListCodecs } from '@src/content/lists/editor-list';
import { EditorListFrame, type EditorListSlots } from '@src/content/lists/EditorListFrame';
import { type EditorTest, useTestsEditorQuery, useTestUpdateMutation } from '../api';
import { editorColumns, optionalColumns } from '../lists/editor-columns';
import { TestKindPage } from './TestKindPage';

const sorts = ['updatedAt', 'name', 'code', 'status', 'owner', 'category'] as const;

const useBulkUpdate: UseBulkUpdate = () => {
  const [update, state] = useTestUpdateMutation();
  const change = useCallback(
    ({ id, ownerId, isArchive }: Parameters<ReturnType<UseBulkUpdate>[0]>[0]) =>
      update({
        test: {
          id,
          ...(ownerId === undefined ? {} : { ownerId }),
          ...(isArchive === undefined ? {} : { isArchive }),
        },
      }),
    [update],
  );
  return [change, state];
};

const list: EditorList<EditorTest, (typeof sorts)[number]> = {
  sorts,
  codecs: editorListCodecs<(typeof sorts)[number]>(sorts),
  storageKey: 'tests',
  columns: editorColumns,
  optionalColumns,
  useList: (variables) => {
    const { data, error, isFetching, refetch } = useTestsEditorQuery(variables);
    return { data: data?.tests, error, isFetching, refetch };
  },
  useUpdate: useBulkUpdate,
  isWithoutReviews: true,
};

/** The list of tests that the user may edit or whose report they may see. */
export function EditorListPage(slots: EditorListSlots) {
  return (
    <TestKindPage>
      <EditorListFrame list={list} approvals={[]} {...slots} />
    </TestKindPage>
  );
}
