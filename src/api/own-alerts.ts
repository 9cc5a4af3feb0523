import { api } from './generated/auth';

/** Records what the user did with a provider message. Nothing on the page depends on the response. */
export const { useOwnAlertNoteMutation } = api;
