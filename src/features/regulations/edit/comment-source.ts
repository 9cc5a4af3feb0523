import type { CommentSource } from '@src/content/edit/CommentsPanel';
import { useRegulationCommentResolveMutation, useRegulationCommentsQuery } from '../api';

/** The readers' questions about a regulation. */
export const regulationComments: CommentSource = {
  useOpenComments: (regulationId) => {
    const { data, error, isFetching, refetch } = useRegulationCommentsQuery({
      regulationId,
      isResolved: false,
    });
    return { data: data?.regulationComments, error, isFetching, refetch };
  },
  useResolve: useRegulationCommentResolveMutation,
};
