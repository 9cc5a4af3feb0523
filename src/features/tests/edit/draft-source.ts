import { useCallback } from 'react';
import { menuObjectOf } from '@src/content/edit/DraftMenu';
import type { DraftSource } from '@src/content/edit/draft-source';
import { picked } from '@src/content/source';
import {
  type DraftVersion,
  useTestDeleteMutation,
  useTestDraftDiscardMutation,
  useTestDraftSaveMutation,
  useTestPublishMutation,
  useTestPublishPreviewMutation,
  useTestQuery,
  useTestUpdateMutation,
} from '../api';
import { sentDraw } from '../bank/draws';
import type { TestText } from './test-text';

/** How drafts of tests are stored, and the actions on them. */
export const testDrafts: DraftSource<DraftVersion, TestText> = {
  useSave: () => {
    const [save] = useTestDraftSaveMutation();
    return useCallback(
      ({ clauses: { questions, settings, draws }, ...draft }) =>
        picked(
          save({ ...draft, questions: [...questions], settings, draws: draws.map(sentDraw) }),
          (whole) => ({
            ...whole.testDraftSave,
            approvals: [],
          }),
        ),
      [save],
    );
  },
  usePublish: () => {
    const [publish, state] = useTestPublishMutation();
    const call = useCallback(
      (publication: Parameters<typeof publish>[0]) =>
        picked(publish(publication), (whole) => whole.testPublish.currentVersion?.label ?? ''),
      [publish],
    );
    return [call, state];
  },
  usePublishPreview: () => {
    const [ask, state] = useTestPublishPreviewMutation();
    const call = useCallback(
      ({ id, significance }: Parameters<typeof ask>[0]) =>
        picked(ask({ id, significance }), (whole) => whole.testPublishPreview),
      [ask],
    );
    return [call, state];
  },
  useArchive: () => {
    const [update, state] = useTestUpdateMutation();
    return [({ id, isArchive }) => update({ test: { id, isArchive } }), state];
  },
  useRemove: useTestDeleteMutation,
  useDiscard: useTestDraftDiscardMutation,
  useMenuObject: (id) => {
    const test = useTestQuery({ id }).data?.test;
    return test ? menuObjectOf(test) : undefined;
  },
};
