import { createClient } from 'graphql-ws';
import type { Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { barePages, workspacePages } from '@src/app/routes/table';
import type { Visitor } from '@test/helpers/browser/browser';
import { ask } from '@test/helpers/contract/graphql-client';
import { addressesOf, everyPattern } from '../../support/routes';
import { type Cast, open } from './cast';

/** A workspace whose subscription has ended, in the browser and on the server. */

const VALUES: Readonly<Record<string, readonly string[]>> = {
  action: ['reg'],
  kind: ['assigned', 'notSigned'],
  tabName: ['my', 'editor', 'subdivision'],
  typeContent: ['video', 'text'],
};

/** Opens for whoever has the link of an email, because it is for people who cannot sign in. */
const OF_AN_EMAIL = '/ip-recovery';

/** Every address of the route table: its pages, its redirects, and one that it does not have. */
export function everyAddress(): string[] {
  const patterns = everyPattern([...barePages, ...workspacePages]);
  const addresses = patterns
    .flatMap((pattern) => addressesOf(pattern, (_pattern, name) => VALUES[name] ?? ['5']))
    .map((address) => address.replace('/*', '/no-such-page'));
  return [...new Set(addresses)].filter((address) => address !== OF_AN_EMAIL);
}

/** Opens the addresses one after another. Returns those that do not lead to the payment page. */
export async function straying(
  cast: Cast,
  visitor: Visitor,
  addresses: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await open(cast, visitor, address);
    const isLed = await visitor.page.waitForURL(/#\/payment\/balance$/, { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (!isLed) found.push(`${address} → ${visitor.page.url()}`);
  }
  return found;
}

const kept = z.object({ auth: z.string() });
const auth = z.object({ token: z.string() });

/** The session of the person whose page this is. */
const tokenOf = async (page: Page): Promise<string> => {
  const text = await page.evaluate(() => localStorage.getItem('persist:adaptika') ?? '{}');
  return auth.parse(JSON.parse(kept.parse(JSON.parse(text)).auth)).token;
};

const codeOf = (answer: unknown) =>
  /organization\.unpaid/.exec(JSON.stringify(answer))?.[0] ?? JSON.stringify(answer);

const overHttp = (url: string, token: string, query: string) =>
  ask(url, token, z.unknown(), query).then(codeOf, (error: unknown) => codeOf(String(error)));

async function overSocket(url: string, token: string, query: string): Promise<string> {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { 'X-Session-Token': token },
  });
  const { value } = await client.iterate({ query }).next();
  await client.dispose();
  return codeOf(value);
}

async function uploaded(url: string, token: string): Promise<string> {
  const query = 'mutation ($file: Upload) { organizationUpdate(organization: {}, fileLogo: $file) { id } }';
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new File(['logo'], 'logo.png', { type: 'image/png' }));
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'graphql-require-preflight': '1', 'x-session-token': token },
    body: form,
  });
  return codeOf(await response.text());
}

const download = (url: string, token: string, path: string) =>
  fetch(`${url}/api${path}`, { headers: { 'x-session-token': token } }).then(({ status }) => status);

/** What the server answers to the person of a page, by kind of request. */
export async function serverAnswers(page: Page, url: string) {
  const token = await tokenOf(page);
  return {
    query: await overHttp(url, token, '{ users { count } }'),
    mutation: await overHttp(url, token, 'mutation { positionCreate(position: { name: "Курьер" }) { id } }'),
    socketQuery: await overSocket(url, token, '{ today { __typename } }'),
    subscription: await overSocket(url, token, 'subscription { referenceData { __typename } }'),
    upload: await uploaded(url, token),
    download: await download(url, token, '/employees.xlsx'),
    // Open: one's own data.
    ownData: await download(url, token, '/profile/data.json'),
  };
}

/** The answers of a closed workspace. */
export const CLOSED = {
  query: 'organization.unpaid',
  mutation: 'organization.unpaid',
  socketQuery: 'organization.unpaid',
  subscription: 'organization.unpaid',
  upload: 'organization.unpaid',
  download: 402,
  ownData: 200,
};
