/** What every request carries: who asks, and in which language. */
export interface RequestSession {
  token: string | null;
  lang: string;
  /** In which support session the page is shown; null: at home. */
  support: number | null;
}

let read: () => RequestSession = () => ({ token: null, lang: 'ru', support: null });

/** Tells the transport where the session stands. The store calls this once; the api does not know the store. */
export function connectSession(reader: () => RequestSession): void {
  read = reader;
}

/** Headers of a request, and the opening of a socket. */
export function sessionHeaders(): Record<string, string> {
  const { token, lang, support } = read();
  return {
    'Accept-Language': lang,
    ...(token ? { 'X-Session-Token': token } : {}),
    ...(support ? { 'X-Support-Session': String(support) } : {}),
  };
}

/** Whether somebody is signed in here. */
export function hasSession(): boolean {
  return read().token !== null;
}
