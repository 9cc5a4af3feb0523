/** The addresses of questions and answers. */
export const faqPaths = {
  list: '/faq',
  view: (id: number) => `/faq/${id}/view`,
  edit: (id: number | 'new') => `/faq/${id}/edit`,
  /** A new entry that starts with a user's question. */
  answer: (question: string) => `/faq/new/edit?question=${encodeURIComponent(question)}`,
};
