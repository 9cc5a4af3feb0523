import { useCallback } from 'react';
import { ContentKindContext } from '@src/content/content-kind';
import type { UseBulkUpdate } from '@src/content/lists/BulkActions';
import { type EditorList, editorListCodecs } from '@src/content/lists/editor-list';
import { EditorListFrame, type EditorListSlots } from '@src/content/lists/EditorListFrame';
import { useRegulationsEditorQuery, useRegulationUpdateMutation, type EditorRegulation } from '../api';
import { regulationKind } from '../kind';
import { files } from '../lib/paths';
import { editorColumns, optionalColumns } from '../lists/editor-columns';
import { usePendingApprovals } from '../lists/use-pending-approvals';

const sorts = ['updatedAt', 'name', 'code', 'status', 'owner', 'reviewAt', 'folder'] as const;

/** Changes one of the selected regulations. */
export const useBulkUpdate: UseBulkUpdate = () => {
  const [update, state] = useRegulationUpdateMutation();
  const change = useCallback(
    (regulation: Parameters<typeof update>[0]['regulation']) => update({ regulation }),
    [update],
  );
  return [change, state];
};

const list: EditorList<EditorRegulation, (typeof sorts)[number]> = {
  sorts,
  codecs: editorListCodecs<(typeof sorts)[number]>(sorts),
  storageKey: 'regulations',
  columns: editorColumns,
  optionalColumns,
  useList: (variables) => {
    const { data, error, isFetching, refetch } = useRegulationsEditorQuery(variables);
    return { data: data?.regulations, error, isFetching, refetch };
  },
  useUpdate: useBulkUpdate,
  file: files.list,
};

/** The list of regulations that the user may edit or whose report they may see. */
export function EditorListPage(slots: EditorListSlots) {
  const approvals = usePendingApprovals();
  return (
    <ContentKindContext value={regulationKind}>
      <EditorListFrame list={list} approvals={approvals} {...slots} />
    </ContentKindContext>
  );
}
