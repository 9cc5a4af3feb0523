import { picked } from '@src/content/source';
import { type Unclear, type UseMarkUnclear, useUnclear } from '@src/content/reader/use-unclear';
import { type EducationDetails, useEducationCommentCreateMutation } from '../api';

const useMark: UseMarkUnclear = () => {
  const [create, state] = useEducationCommentCreateMutation();
  return [
    ({ objectId, ...mark }) =>
      picked(create({ ...mark, educationId: objectId }), ({ educationCommentCreate: { id } }) => id),
    state,
  ];
};

/** «Непонятно» in an education: at blocks and, in a video, at moments. */
export const useEducationUnclear = (education: EducationDetails, versionId: number): Unclear =>
  useUnclear(useMark, education, versionId);
