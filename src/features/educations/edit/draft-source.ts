import { useCallback } from 'react';
import { menuObjectOf } from '@src/content/edit/DraftMenu';
import type { DraftSource } from '@src/content/edit/draft-source';
import type { UseAddPicture } from '@src/content/editor/use-pictures';
import { picked } from '@src/content/source';
import {
  type DraftVersion,
  useEducationDeleteMutation,
  useEducationDraftDiscardMutation,
  useEducationDraftSaveMutation,
  useEducationPictureAddMutation,
  useEducationPublishMutation,
  useEducationPublishPreviewMutation,
  useEducationQuery,
  useEducationUpdateMutation,
} from '../api';

/** How drafts of educations are stored, and the actions on them. */
export const educationDrafts: DraftSource<DraftVersion> = {
  useSave: () => {
    const [save] = useEducationDraftSaveMutation();
    return useCallback(
      (draft) => picked(save(draft), (whole) => ({ ...whole.educationDraftSave, approvals: [] })),
      [save],
    );
  },
  usePublish: () => {
    const [publish, state] = useEducationPublishMutation();
    const call = useCallback(
      (publication: Parameters<typeof publish>[0]) =>
        picked(publish(publication), (whole) => whole.educationPublish.currentVersion?.label ?? ''),
      [publish],
    );
    return [call, state];
  },
  usePublishPreview: () => {
    const [ask, state] = useEducationPublishPreviewMutation();
    const call = useCallback(
      (question: Parameters<typeof ask>[0]) =>
        picked(ask(question), (whole) => whole.educationPublishPreview),
      [ask],
    );
    return [call, state];
  },
  useArchive: () => {
    const [update, state] = useEducationUpdateMutation();
    return [({ id, isArchive }) => update({ education: { id, isArchive } }), state];
  },
  useRemove: useEducationDeleteMutation,
  useDiscard: useEducationDraftDiscardMutation,
  useMenuObject: (id) => {
    const education = useEducationQuery({ id }).data?.education;
    return education ? menuObjectOf(education) : undefined;
  },
};

/** Adds a picture to the text of an education. */
export const useAddPicture: UseAddPicture = () => {
  const [add, state] = useEducationPictureAddMutation();
  return [(picture) => picked(add(picture), (whole) => whole.educationPictureAdd), state];
};
