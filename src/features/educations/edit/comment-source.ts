import type { CommentSource } from '@src/content/edit/CommentsPanel';
import { useEducationCommentResolveMutation, useEducationCommentsQuery } from '../api';

/** The readers' questions about an education. */
export const educationComments: CommentSource = {
  useOpenComments: (educationId) => {
    const { data, error, isFetching, refetch } = useEducationCommentsQuery({
      educationId,
      isResolved: false,
    });
    return { data: data?.educationComments, error, isFetching, refetch };
  },
  useResolve: useEducationCommentResolveMutation,
};
