import { OAuth2Server } from 'oauth2-mock-server';

/** The claims of the next tokens, and the misbehavior of a bad service. */
interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

export interface OpenidService {
  url: string;
  /** The person who signs in there from now on. `spoil` changes the token before it is signed. */
  person(who: Person, spoil?: (payload: Record<string, unknown>) => void): void;
  /** The service itself, for changes that only one test needs. */
  server: OAuth2Server;
  stop(): Promise<void>;
}

/** A real OpenID Connect service on loopback. */
export async function startOpenid(): Promise<OpenidService> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const address = server.address();
  const url = `http://127.0.0.1:${address.port}`;
  server.issuer.url = url;
  let who: Person = { sub: 'nobody' };
  let change: (payload: Record<string, unknown>) => void = () => undefined;
  server.service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, who);
    change(token.payload);
  });
  return {
    url,
    server,
    person(next, spoil = () => undefined) {
      who = next;
      change = spoil;
    },
    stop: () => server.stop(),
  };
}
