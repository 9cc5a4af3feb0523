import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { configureStore } from '@reduxjs/toolkit';
import { buildSchema, isEnumType } from 'graphql';
import { baseApi } from '@src/api/baseApi';
import { isOwnWrite } from '@src/api/published-changes';
import { connectSession } from '@src/api/session';
import { isTopic, tagsOfChange } from '@src/api/topic-tags';
import { domains, registerTopics } from '@src/app/domains';

/** What a write makes stale for its author: what the server says that it has published, and no list written by hand. */

registerTopics();

const schemaText = readdirSync('graphql/schema').map((name) =>
  readFileSync(`graphql/schema/${name}`, 'utf8'),
);
const topicType = buildSchema(schemaText.join('\n'), { assumeValidSDL: true }).getType('ChangeTopic');
const topics = isEnumType(topicType) ? topicType.getValues().map(({ name }) => name) : [];

/**
 * The mutations with a list of tags by hand, with the reason why it cannot follow from what they publish. CONTRIBUTING and
 * ADR 179 refer to this table.
 */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'an attempt at the gate changes only its author’s page, and the topic of the work would reach every author':
    ['regulationAnswer'],
  'any object can be concerned': ['historyRevert', 'sampleFill', 'sampleRemove'],
};

interface Described {
  type: string;
  invalidatesTags?: unknown;
  providesTags?: unknown;
}

/** The endpoints of the program, as their features describe them. */
function describedEndpoints(): Map<string, Described> {
  for (const feature of readdirSync('src/features')) {
    for (const name of ['api', 'first-api']) {
      if (existsSync(`src/features/${feature}/${name}.ts`))
        jest.requireActual(`@src/features/${feature}/${name}`);
    }
  }
  for (const name of readdirSync('src/api').filter((file) => file.endsWith('.ts'))) {
    jest.requireActual(`@src/api/${name.replace('.ts', '')}`);
  }
  const found = new Map<string, Described>();
  const names = Object.keys(baseApi.endpoints);
  const note = (name: string) => (definition: Described) => void found.set(name, definition);
  Reflect.apply(baseApi.enhanceEndpoints, baseApi, [
    { endpoints: Object.fromEntries(names.map((name) => [name, note(name)])) },
  ]);
  return found;
}

describe('the tags of a write', () => {
  const endpoints = describedEndpoints();

  test('are written by hand only where the server publishes nothing to its author, each for a reason', () => {
    const byHand = [...endpoints].filter(([, { invalidatesTags }]) => invalidatesTags !== undefined);
    expect(byHand.map(([name]) => name).sort()).toEqual(Object.values(BY_HAND).flat().sort());
  });

  test('reach every query: none provides a whole type whose changes name records', () => {
    const named = domains.flatMap(({ topicTags = {} }) =>
      Object.values(topicTags).flatMap(({ byId = [] }) => byId),
    );
    const whole = [...endpoints].flatMap(([name, { providesTags }]) =>
      Array.isArray(providesTags)
        ? providesTags.filter((tag) => [...named, 'Content'].includes(tag)).map((tag) => `${name}: ${tag}`)
        : [],
    );
    expect(whole).toEqual([]);
  });

  test('exist for each topic of the contract, once', () => {
    expect(topics.length).toBeGreaterThan(20);
    expect(topics.filter((topic) => !isTopic(topic) || tagsOfChange(topic, [1]).length === 0)).toEqual([]);
    const registered = domains.flatMap(({ topicTags = {} }) => Object.keys(topicTags));
    expect(new Set(registered).size).toBe(registered.length);
  });
});

describe('a page', () => {
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({
      ownList: build.query<unknown, void>({
        query: () => ({ document: 'query ownList' }),
        providesTags: [{ type: 'Position', id: 'LIST' }],
      }),
      ownOther: build.query<unknown, void>({
        query: () => ({ document: 'query ownOther' }),
        providesTags: [{ type: 'Position', id: 8 }],
      }),
      ownTree: build.query<unknown, void>({
        query: () => ({ document: 'query ownTree' }),
        providesTags: [{ type: 'Reference', id: 'position' }],
      }),
      ownWrite: build.mutation<unknown, void>({ query: () => ({ document: 'mutation ownWrite' }) }),
    }),
  });

  let answer: unknown;
  let asked: string[] = [];

  async function openPage() {
    const store = configureStore({
      reducer: { [baseApi.reducerPath]: baseApi.reducer },
      middleware: (defaults) => defaults().concat(baseApi.middleware),
    });
    await store.dispatch(api.endpoints.ownList.initiate());
    await store.dispatch(api.endpoints.ownOther.initiate());
    await store.dispatch(api.endpoints.ownTree.initiate());
    asked = [];
    return store;
  }

  /** Waits until nothing is pending. */
  const settled = async (store: Awaited<ReturnType<typeof openPage>>) => {
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  };

  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      const { query } = JSON.parse(String(init?.body));
      asked.push(query);
      return Response.json(query.startsWith('mutation') ? answer : { data: {} });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const changes = { writeId: 'w1', items: [{ topic: 'position', ids: [5] }] };

  test('is refreshed by its own write without a socket: the lists, the tree, and not the other records', async () => {
    const store = await openPage();
    answer = { data: {}, extensions: { changes } };
    await store.dispatch(api.endpoints.ownWrite.initiate());
    await settled(store);
    expect(asked.sort()).toEqual(['mutation ownWrite', 'query ownList', 'query ownTree']);
  });

  test('asks once when the live event comes before the response, and ignores one that comes after it', async () => {
    const store = await openPage();
    answer = { data: {}, extensions: { changes: { ...changes, writeId: 'w2' } } };
    expect(isOwnWrite('w2')).toBe(false);
    const sent = store.dispatch(api.endpoints.ownWrite.initiate());
    store.dispatch(baseApi.util.invalidateTags(tagsOfChange('position', [5])));
    await sent;
    await settled(store);
    expect(asked.filter((query) => query === 'query ownList')).toHaveLength(1);
    expect(isOwnWrite('w2')).toBe(true);
    expect(isOwnWrite(null)).toBe(false);
  });

  test('is not refreshed by a write that published nothing, or topics that only a newer program knows', async () => {
    const store = await openPage();
    answer = { data: {}, extensions: { changes: { writeId: 'w3', items: [{ topic: 'planets', ids: [] }] } } };
    await store.dispatch(api.endpoints.ownWrite.initiate());
    answer = { data: {} };
    await store.dispatch(api.endpoints.ownWrite.initiate());
    await settled(store);
    expect(asked).toEqual(['mutation ownWrite', 'mutation ownWrite']);
  });

  const rejection = (code: string) => ({
    errors: [{ message: 'Нельзя', extensions: { type: 'GraphQLError', code } }],
  });
  const signIn = (token: string | null) => connectSession(() => ({ token, lang: 'ru', support: null }));

  async function write(code: string): Promise<string[]> {
    const store = await openPage();
    answer = rejection(code);
    await store.dispatch(api.endpoints.ownWrite.initiate());
    await settled(store);
    return asked.sort();
  }
  const everything = ['mutation ownWrite', 'query ownList', 'query ownOther', 'query ownTree'];

  test.each(['conflict.updated', 'notFound', 'payment.tokenPriceChanged', 'test.answerWrong'])(
    'reads everything again after the rejection %s: it may be out of date',
    async (code) => {
      signIn('token');
      expect(await write(code)).toEqual(everything);
    },
  );

  test.each([
    ...['validation.required', 'tooMany', 'limits.rate', 'quota.codes'],
    ...['employee.passwordWrong', 'twoFactor.codeWrong'],
  ])('reads nothing again after the rejection %s: it concerns what was sent', async (code) => {
    signIn('token');
    expect(await write(code)).toEqual(['mutation ownWrite']);
  });

  test('of a visitor reads nothing again: the landing shows nothing that a rejection makes stale', async () => {
    signIn(null);
    expect(await write('conflict.updated')).toEqual(['mutation ownWrite']);
  });
});
