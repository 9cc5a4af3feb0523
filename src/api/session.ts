/** The session data that every request carries: the token and the language. */
export interface RequestSession {
  token: string | null;
  lang: string;
  /** The support session in which the page is shown; null when the user is in their own organization. */
  support: number | null;
}

let read: () => RequestSession = () => ({ token: null, lang: 'ru', support: null });

/** Gives the transport access to the session. The store calls this once; the API module does not import the store. */
export function connectSession(reader: () => RequestSession): void {
  read = reader;
}

/** Returns the session headers for requests and for opening the socket. */
export function sessionHeaders(): Record<string, string> {
  const { token, lang, support } = read();
  return {
    'Accept-Language': lang,
    ...(token ? { 'X-Session-Token': token } : {}),
    ...(support ? { 'X-Support-Session': String(support) } : {}),
  };
}

/** Whether a user is signed in. */
export function hasSession(): boolean {
  return read().token !== null;
}
