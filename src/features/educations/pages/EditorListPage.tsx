import { useCallback } from 'react';
import type { UseBulkUpdate } from '@src/content/lists/BulkActions';
import { type EditorList, editorListCodecs } from '@src/content/lists/editor-list';
import { EditorListFrame, type EditorListSlots } from '@src/content/lists/EditorListFrame';
import { type EditorEducation, useEducationsEditorQuery, useEducationUpdateMutation } from '../api';
import { editorColumns, optionalColumns } from '../lists/editor-columns';
import { EducationKindPage, useEducationKind } from './EducationKindPage';

const sorts = ['updatedAt', 'name', 'code', 'status', 'owner', 'category'] as const;

const useBulkUpdate: UseBulkUpdate = () => {
  const [update, state] = useEducationUpdateMutation();
  const change = useCallback(
    ({ id, ownerId, isArchive }: Parameters<ReturnType<UseBulkUpdate>[0]>[0]) =>
      update({
        education: {
          id,
          ...(ownerId === undefined ? {} : { ownerId }),
          ...(isArchive === undefined ? {} : { isArchive }),
        },
      }),
    [update],
  );
  return [change, state];
};

const list: EditorList<EditorEducation, (typeof sorts)[number]> = {
  sorts,
  codecs: editorListCodecs<(typeof sorts)[number]>(sorts),
  storageKey: 'educations',
  columns: editorColumns,
  optionalColumns,
  useList: (variables) => {
    const { typeContent } = useEducationKind();
    const { data, error, isFetching, refetch } = useEducationsEditorQuery({ ...variables, typeContent });
    return { data: data?.educations, error, isFetching, refetch };
  },
  useUpdate: useBulkUpdate,
  isWithoutReviews: true,
};

/** The list of educations that the user may edit or whose report they may see. */
export function EditorListPage(slots: EditorListSlots) {
  return (
    <EducationKindPage>
      {({ typeContent }) => <EditorListFrame key={typeContent} list={list} approvals={[]} {...slots} />}
    </EducationKindPage>
  );
}
