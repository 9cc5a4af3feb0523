import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A service described by its contract alone, as strict as the contract. */
export interface PlainContract {
  authorizePath: string;
  tokenPath: string;
  /** Additional parameters returned beside `code` and `state`. */
  extra?: Record<string, string>;
  /** The parameters that the exchange must repeat. */
  repeated?: string[];
  /** The response of the exchange, in the service's format. */
  tokens: Record<string, unknown>;
  profilePath: string;
  /** Whether the profile request is correct. */
  isProfileRequestValid(request: {
    method: string;
    url: URL;
    headers: IncomingMessage['headers'];
    body: URLSearchParams;
  }): boolean;
}

interface Detour {
  path: string;
  status: number;
  location: string;
}

export interface PlainService {
  url: string;
  profile(answer: unknown): void;
  /** Redirects requests at the path to another address; null: no longer. */
  redirect(detour: Detour | null): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function json(response: ServerResponse, status: number, answer: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(answer));
}

/** Starts it on loopback. */
export async function startPlainService(contract: PlainContract): Promise<PlainService> {
  let profile: unknown = {};
  let detour: Detour | null = null;
  let challenge = '';
  let state = '';

  function authorize(url: URL, response: ServerResponse): void {
    challenge = url.searchParams.get('code_challenge') ?? '';
    state = url.searchParams.get('state') ?? '';
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    for (const [key, value] of Object.entries({ code: 'the-code', state, ...contract.extra })) {
      back.searchParams.set(key, value);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  function exchange(body: URLSearchParams, response: ServerResponse): void {
    const verified = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const sent: Record<string, string> = { ...contract.extra, state };
    const isRight =
      body.get('code') === 'the-code' &&
      verified === challenge &&
      (contract.repeated ?? []).every((key) => body.get(key) === sent[key]);
    if (isRight) json(response, 200, contract.tokens);
    else json(response, 400, { error: 'invalid_grant' });
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const { method = 'GET', headers } = request;
      if (url.pathname === detour?.path) {
        response.writeHead(detour.status, { location: detour.location }).end();
      } else if (url.pathname === contract.authorizePath) authorize(url, response);
      else if (url.pathname === contract.tokenPath) exchange(body, response);
      else if (
        url.pathname === contract.profilePath &&
        contract.isProfileRequestValid({ method, url, headers, body })
      ) {
        json(response, 200, profile);
      } else json(response, 403, { error: 'access_denied' });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    profile(answer) {
      profile = answer;
    },
    redirect(next) {
      detour = next;
    },
    stop: () => new Promise((done) => void server.close(() => done())),
  };
}
