import { faqRepository } from '@server/modules/faq/faq.repository';
import { withoutHistory, type Stories, type StoryWorld } from './story';

const superAdmin = ({ person }: StoryWorld) => person({ isSuperAdmin: true });

const entry = ({ system }: StoryWorld) =>
  system((tx) =>
    faqRepository.insert(tx, {
      titleRu: 'Как войти?',
      textRu: 'По адресу',
      category: 'start',
      isPublished: true,
    }),
  );

/** Calls of FAQ mutations. */
export const faqStories: Stories = {
  faqEntryCreate: {
    writes: ['create faqEntry'],
    call: async (world) => ({
      as: await superAdmin(world),
      variables: { entry: { titleRu: 'Как войти?', category: 'start' } },
    }),
  },
  faqEntryUpdate: {
    writes: ['update faqEntry'],
    call: async (world) => ({
      as: await superAdmin(world),
      variables: { entry: { id: (await entry(world)).id, titleRu: 'Как выйти?' } },
    }),
  },
  faqEntryDelete: {
    writes: ['delete faqEntry'],
    call: async (world) => ({
      as: await superAdmin(world),
      variables: { id: (await entry(world)).id },
    }),
  },
  faqVote: withoutHistory(
    'an opinion of the text, not of the organization: it is counted with the entry',
    async (world) => ({
      variables: { vote: { entryId: (await entry(world)).id, isHelpful: true } },
    }),
  ),
  faqProposalCreate: withoutHistory('how an answer could be better goes to the provider', async (world) => ({
    variables: { entryId: (await entry(world)).id, text: 'Кнопка называется иначе' },
  })),
  faqQuestionCreate: withoutHistory('what somebody looked for goes to the provider', () => ({
    variables: { text: 'Как удалить компанию?' },
  })),
  faqQuestionClose: withoutHistory('a list of the provider, which nobody else reads', async (world) => {
    const { id: userId, organizationId } = world.admin;
    const { id } = await world.system((tx) =>
      faqRepository.ask(tx, { organizationId, userId, text: 'Как?' }),
    );
    return { as: await superAdmin(world), variables: { id } };
  }),
};
