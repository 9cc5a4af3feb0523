import { withChanges } from '@test/helpers/page/published-topics';

/** Responses of a simulated server: the calls to `fetch`, and their results. */
export interface Wire {
  requests: { query: string; variables: unknown; headers: Headers; body: unknown }[];
}

type Answer = (query: string, variables: Record<string, unknown>) => unknown;

/** Installs a simulated server in the page. `answer` returns the body of a response, or throws for a lost network. */
export function mockServer(answer: Answer): Wire {
  const wire: Wire = { requests: [] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body = init?.body;
    const text =
      typeof body === 'string' ? body : body instanceof FormData ? String(body.get('operations')) : '{}';
    const { query, variables } = JSON.parse(text);
    wire.requests.push({ query, variables, headers: new Headers(init?.headers), body });
    return new Response(JSON.stringify(withChanges(query, answer(query, variables))), { status: 200 });
  });
  return wire;
}

export const refused = (message: string, extensions: object = {}) => ({
  errors: [{ message, extensions: { type: 'GraphQLError', code: 'validation.failed', ...extensions } }],
});
