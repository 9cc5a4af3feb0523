/** What every request carries: who asks, and in which language. */
export interface RequestSession {
  token: string | null;
  lang: string;
}

let read: () => RequestSession = () => ({ token: null, lang: 'ru' });

/** Tells the transport where the session stands. The store calls this once; the api does not know the store. */
export function connectSession(reader: () => RequestSession): void {
  read = reader;
}

/** Headers of a request, and the opening of a socket. */
export function sessionHeaders(): Record<string, string> {
  const { token, lang } = read();
  return { 'Accept-Language': lang, ...(token ? { 'X-Session-Token': token } : {}) };
}

/** Whether somebody is signed in here. */
export function hasSession(): boolean {
  return read().token !== null;
}
