import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { readContract } from '@server/graphql/contract';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register } from '@test/helpers/worlds/registration';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await startTestApp();
  ({ token } = await register(t));
});
afterAll(() => t.stop());

const inOrder = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));

/** The server's HTTP response to a signed-in person. */
async function ask(body: object, accept = 'application/json') {
  const answer = await fetch(`${t.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, 'x-session-token': token },
    body: JSON.stringify(body),
  });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

test('a signed-in person may read the whole contract, the same each time', async () => {
  const query = getIntrospectionQuery({ directiveIsRepeatable: true });
  const first = await ask({ query });
  const { data }: { data: IntrospectionQuery } = JSON.parse(first.text);
  expect(inOrder(buildClientSchema(data))).toBe(inOrder(buildSchema(readContract().join('\n'))));
  expect(await ask({ query })).toEqual(first);
});

test('the response is ASCII, in the requested media type', async () => {
  const graphql = 'application/graphql-response+json';
  const { text, type } = await ask({ query: getIntrospectionQuery() }, graphql);
  expect(type).toBe(`${graphql}; charset=utf-8`);
  expect(text).toMatch(/^[\u0020-\u007e]+$/);
});

test('variables and names of operations count', async () => {
  const query = `query One($name: String!) { __type(name: $name) { name } }
    query Two { __schema { queryType { name } } }`;
  const request = { query, operationName: 'One' };
  expect(JSON.parse((await ask({ ...request, variables: { name: 'User' } })).text)).toEqual({
    data: { __type: { name: 'User' } },
  });
  expect(JSON.parse((await ask({ ...request, variables: { name: 'Role' } })).text)).toEqual({
    data: { __type: { name: 'Role' } },
  });
  expect(JSON.parse((await ask({ query, operationName: 'Two' })).text)).toEqual({
    data: { __schema: { queryType: { name: 'Query' } } },
  });
  const { status, text } = await ask(request, 'application/graphql-response+json');
  expect([status, text]).toEqual([400, expect.stringContaining('$name')]);
});

test.each([
  '{ __type(name: "User") { name } userIsAuth }',
  '{ userIsAuth ...F } fragment F on Query { __schema { queryType { name } } }',
])('no other field is allowed beside it: %s', async (query) => {
  const { text } = await ask({ query });
  expect(text).toContain('Introspection is asked for alone');
  expect(text).not.toContain('"data"');
});

test('a person may request it twenty times a minute', async () => {
  const { token: other } = await register(t);
  const ask = () => t.gql(other, '{ __schema { queryType { name } } }');
  const asked = await Promise.all(Array.from({ length: 25 }, ask));
  expect(asked.filter(({ data }) => data)).toHaveLength(20);
  expect((await ask()).errors?.[0]?.extensions).toMatchObject({
    code: 'limits.rate',
    params: { seconds: expect.any(Number) },
  });
});

test('it is rejected over a socket', async () => {
  const client = createClient({
    url: `${t.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-session-token': token },
  });
  try {
    const answers = client.iterate({ query: '{ __schema { queryType { name } } }' });
    const { value } = await answers.next();
    expect(value).toEqual({
      errors: [expect.objectContaining({ message: 'Introspection is answered over HTTP' })],
    });
  } finally {
    await client.dispose();
  }
});
