/** The state of a query as shown on a page, independent of the operation and kind. */
export interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export type Written<Data> = { data: Data; error?: undefined } | { data?: undefined; error: unknown };

/** Sends a change; a rejection is returned as well. */
export type Write<Args, Data = unknown> = (args: Args) => Promise<Written<Data>>;

/** A kind's mutation hook. */
export type UseWrite<Args, Data = unknown> = () => readonly [
  Write<Args, Data>,
  { isLoading: boolean; error?: unknown },
];

/** Returns the written object from the response, under the name that all kinds use. */
export async function picked<Whole, Data>(
  answer: PromiseLike<{ data?: Whole | undefined; error?: unknown }>,
  pick: (whole: Whole) => Data,
): Promise<Written<Data>> {
  const { data, error } = await answer;
  return data === undefined ? { error } : { data: pick(data) };
}
