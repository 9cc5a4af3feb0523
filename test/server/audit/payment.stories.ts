import type { Stories } from './story';

/** Calls that move money. */
export const paymentStories: Stories = {
  paymentCreate: {
    writes: ['payment payment'],
    call: ({ admin }) =>
      Promise.resolve({
        as: admin,
        variables: { payment: { amount: '500000', method: 'card', email: 'buh@example.ru' } },
      }),
  },
};
