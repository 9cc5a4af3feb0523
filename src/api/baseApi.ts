import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './errors';
import { tagsOfOwnWrite } from './published-changes';
import { hasSession } from './session';
import { type TagType, tagTypes } from './tags';
import { everyTag } from './topic-tags';
import {
  type GraphqlRequest,
  graphqlBaseQuery,
  type TransportMeta,
  type TransportOptions,
} from './transport';

/** Codes of rejections that say nothing about what the page shows: an invalid input, a wrong password or code, a limit. */
const ofInput = /^(?:validation|limits|quota)\.|^tooMany$|(?:password|code)Wrong$/;

/** Whether the write of a signed-in person was rejected because somebody else has perhaps changed what the page shows. */
const isOutOfDate = (error: ApiError | undefined): boolean =>
  hasSession() && error?.kind === 'expected' && error.errors.some(({ code = '' }) => !ofInput.test(code));

/**
 * Sends an operation. What a mutation has published is invalidated as by a live event, so that the page is current even without
 * a socket. RTK Query does it when the mutation ends, before its caller continues. A page that turns out to be out of date reads
 * everything again: not all that it shows is published (prices are not).
 */
const baseQuery: BaseQueryFn<GraphqlRequest, unknown, ApiError, TransportOptions, TransportMeta> = async (
  request,
  api,
  options,
) => {
  const result = await graphqlBaseQuery(request, api, options);
  const mustReadAgain = api.type === 'mutation' && isOutOfDate(result.error);
  const tags = mustReadAgain ? everyTag() : tagsOfOwnWrite(result.meta?.changes);
  if (tags.length > 0) api.dispatch(baseApi.util.invalidateTags(tags));
  return result;
};

/** Typed with the tags that domains add. */
const every: readonly TagType[] = tagTypes;

/**
 * The only RTK Query API. Codegen injects the endpoints of each domain; `features/<domain>/api.ts` adds their tags and exports
 * their hooks. Responses stay cached for a minute after the last subscriber is gone; published changes invalidate them earlier.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: every,
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
