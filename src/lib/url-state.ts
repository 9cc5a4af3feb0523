/**
 * The representation of one value in the URL query. A value written as `null` is omitted, so that a default list has a plain
 * link.
 */
export interface UrlCodec<Value> {
  initial: Value;
  read(text: string): Value | undefined;
  write(value: Value): string | null;
}

/** Any text. */
export function textParam(initial = ''): UrlCodec<string> {
  return { initial, read: (text) => text, write: (value) => (value === initial ? null : value) };
}

/** A nonnegative integer. */
export function numberParam(initial: number): UrlCodec<number>;
export function numberParam(initial: null): UrlCodec<number | null>;
export function numberParam(initial: number | null): UrlCodec<number> | UrlCodec<number | null> {
  return {
    initial,
    read: (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : undefined),
    write: (value: number | null) => (value === initial || value === null ? null : String(value)),
  };
}

/** A boolean; false is omitted. */
export function flagParam(): UrlCodec<boolean> {
  return { initial: false, read: (text) => text === '1', write: (value) => (value ? '1' : null) };
}

/** One of several choices. */
export function choiceParam<Choice extends string>(
  choices: readonly Choice[],
  initial: NoInfer<Choice>,
): UrlCodec<Choice> {
  return {
    initial,
    read: (text) => choices.find((choice) => choice === text),
    write: (value) => (value === initial ? null : value),
  };
}

/** Several of the choices. */
export function choicesParam<Choice extends string>(choices: readonly Choice[]): UrlCodec<Choice[]> {
  return {
    initial: [],
    read: (text) => {
      const asked = text.split(',');
      return choices.filter((choice) => asked.includes(choice));
    },
    write: (value) => value.join(',') || null,
  };
}

/** Identifiers. */
export function idsParam(): UrlCodec<number[]> {
  return {
    initial: [],
    read: (text) =>
      text
        .split(',')
        .filter((id) => /^\d{1,10}$/.test(id))
        .map(Number),
    write: (value) => value.join(',') || null,
  };
}

export type UrlCodecs<State> = { [Key in keyof State]: UrlCodec<State[Key]> };

/** Reads a state from the query; missing or invalid values get their initial value. */
export function readUrlState<State extends object>(codecs: UrlCodecs<State>, params: URLSearchParams): State;
export function readUrlState(codecs: UrlCodecs<Record<string, unknown>>, params: URLSearchParams) {
  const state: Record<string, unknown> = {};
  for (const [key, codec] of Object.entries(codecs)) {
    const text = params.get(key);
    const value = text === null ? undefined : codec.read(text);
    state[key] = value === undefined ? codec.initial : value;
  }
  return state;
}

/** Returns the query with some values changed; other parameters stay. */
export function writeUrlState<State extends object>(
  codecs: UrlCodecs<State>,
  params: URLSearchParams,
  patch: Partial<State>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key in codecs) {
    const value = patch[key];
    if (value === undefined) continue;
    const text = codecs[key].write(value);
    if (text === null) next.delete(key);
    else next.set(key, text);
  }
  return next;
}
