/** What a page shows of an answer of the server, whatever operation of which kind asked for it. */
export interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export type Written<Data> = { data: Data; error?: undefined } | { data?: undefined; error: unknown };

/** Sends a change; a refusal is an answer, too. */
export type Write<Args, Data = unknown> = (args: Args) => Promise<Written<Data>>;

/** A hook of a kind that changes something. */
export type UseWrite<Args, Data = unknown> = () => readonly [
  Write<Args, Data>,
  { isLoading: boolean; error?: unknown },
];

/** What was written, by the name that all kinds have for it. */
export async function picked<Whole, Data>(
  answer: PromiseLike<{ data?: Whole | undefined; error?: unknown }>,
  pick: (whole: Whole) => Data,
): Promise<Written<Data>> {
  const { data, error } = await answer;
  return data === undefined ? { error } : { data: pick(data) };
}
