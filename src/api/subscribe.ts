import type { Client, SubscribePayload } from 'graphql-ws';
import { logError } from '@src/lib/log';
import { type ApiError, readGraphqlErrors } from './errors';

/**
 * Starts a subscription; the only place that does. Errors beside the data and a rejected subscription reach `onError`, for the
 * error catalog. Returns a function that stops it.
 */
export function subscribe<Data extends object>(
  client: Client,
  payload: SubscribePayload,
  onError: (error: ApiError) => void,
  onData: (data: Data) => void,
): () => void {
  return client.subscribe<Data>(payload, {
    next: ({ data, errors }) => {
      if (errors?.length) onError(readGraphqlErrors(errors));
      if (data) onData(data);
    },
    error: (error) => {
      // A closed connection is shown by the offline strip and reopened, so it is not reported here.
      if (Array.isArray(error)) onError(readGraphqlErrors(error));
      else logError('a subscription ended', error);
    },
    complete: () => {},
  });
}
