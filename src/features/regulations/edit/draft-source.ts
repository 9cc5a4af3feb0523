import { useCallback } from 'react';
import { menuObjectOf } from '@src/content/edit/DraftMenu';
import type { DraftSource } from '@src/content/edit/draft-source';
import type { UseAddPicture } from '@src/content/editor/use-pictures';
import { picked } from '@src/content/source';
import {
  type DraftVersion,
  useRegulationDeleteMutation,
  useRegulationDraftDiscardMutation,
  useRegulationDraftSaveMutation,
  useRegulationPictureAddMutation,
  useRegulationPublishMutation,
  useRegulationPublishPreviewMutation,
  useRegulationQuery,
  useRegulationSubmitMutation,
  useRegulationUpdateMutation,
} from '../api';

/** How drafts of regulations are stored, and the actions on them. */
export const regulationDrafts: DraftSource<DraftVersion> = {
  useSave: () => {
    const [save] = useRegulationDraftSaveMutation();
    return useCallback((draft) => picked(save(draft), (whole) => whole.regulationDraftSave), [save]);
  },
  usePublish: () => {
    const [publish, state] = useRegulationPublishMutation();
    const call = useCallback(
      (publication: Parameters<typeof publish>[0]) =>
        picked(publish(publication), (whole) => whole.regulationPublish.currentVersion?.label ?? ''),
      [publish],
    );
    return [call, state];
  },
  usePublishPreview: () => {
    const [ask, state] = useRegulationPublishPreviewMutation();
    const call = useCallback(
      (question: Parameters<typeof ask>[0]) =>
        picked(ask(question), (whole) => whole.regulationPublishPreview),
      [ask],
    );
    return [call, state];
  },
  useSubmit: useRegulationSubmitMutation,
  useArchive: () => {
    const [update, state] = useRegulationUpdateMutation();
    return [({ id, isArchive }) => update({ regulation: { id, isArchive } }), state];
  },
  useRemove: useRegulationDeleteMutation,
  useDiscard: useRegulationDraftDiscardMutation,
  useMenuObject: (id) => {
    const regulation = useRegulationQuery({ id }).data?.regulation;
    return regulation ? menuObjectOf(regulation) : undefined;
  },
};

/** Adds a picture to the text of a regulation. */
export const useAddPicture: UseAddPicture = () => {
  const [add, state] = useRegulationPictureAddMutation();
  return [(picture) => picked(add(picture), (whole) => whole.regulationPictureAdd), state];
};
