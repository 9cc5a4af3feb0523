import { useCallback } from 'react';
import { menuObjectOf } from '@src/content/edit/DraftMenu';
import type { DraftSource } from '@src/content/edit/draft-source';
import { picked } from '@src/content/source';
import {
  type DraftVersion,
  useQualificationDeleteMutation,
  useQualificationDraftDiscardMutation,
  useQualificationDraftSaveMutation,
  useQualificationPublishMutation,
  useQualificationPublishPreviewMutation,
  useQualificationQuery,
  useQualificationUpdateMutation,
} from '../api';
import { asInput } from './route-text';
import type { RouteText } from './route-content';

/** How drafts of qualifications are stored, and the actions on them. */
export const qualificationDrafts: DraftSource<DraftVersion, RouteText> = {
  useSave: () => {
    const [save] = useQualificationDraftSaveMutation();
    return useCallback(
      ({ clauses: text, ...draft }) =>
        picked(save({ ...draft, route: asInput(text) }), (whole) => ({
          ...whole.qualificationDraftSave,
          approvals: [],
        })),
      [save],
    );
  },
  usePublish: () => {
    const [publish, state] = useQualificationPublishMutation();
    const call = useCallback(
      (publication: Parameters<typeof publish>[0]) =>
        picked(publish(publication), (whole) => whole.qualificationPublish.currentVersion?.label ?? ''),
      [publish],
    );
    return [call, state];
  },
  usePublishPreview: () => {
    const [ask, state] = useQualificationPublishPreviewMutation();
    const call = useCallback(
      ({ id, significance }: Parameters<typeof ask>[0]) =>
        picked(ask({ id, significance }), (whole) => whole.qualificationPublishPreview),
      [ask],
    );
    return [call, state];
  },
  useArchive: () => {
    const [update, state] = useQualificationUpdateMutation();
    return [({ id, isArchive }) => update({ qualification: { id, isArchive } }), state];
  },
  useRemove: useQualificationDeleteMutation,
  useDiscard: useQualificationDraftDiscardMutation,
  useMenuObject: (id) => {
    const qualification = useQualificationQuery({ id }).data?.qualification;
    return qualification ? menuObjectOf(qualification) : undefined;
  },
};
