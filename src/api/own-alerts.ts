import { api } from './generated/auth';

/** What the person does with a message of the provider; nothing that is shown depends on the answer. */
export const { useOwnAlertNoteMutation } = api;
