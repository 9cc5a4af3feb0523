import { Agent, request } from 'node:http';
import { z } from 'zod';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const answerSchema = z.object({ data: z.unknown(), errors: z.array(z.unknown()).optional() });

/** One POST over a keep-alive connection. `connections`: a separate pool for requests that must not wait for those of others. */
export function post(
  url: string,
  body: Buffer,
  headers: Record<string, string>,
  connections = agent,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: connections,
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          'content-length': body.length,
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${response.statusCode}: ${text.slice(0, 500)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends one document again and again, as cheaply as a load generator should. */
export function prepareRequest(
  url: string,
  headers: Record<string, string>,
  payload: object,
): () => Promise<void> {
  const body = Buffer.from(JSON.stringify(payload));
  return async () => {
    const text = await post(url, body, headers);
    if (text.includes('"errors":[')) throw new Error(text.slice(0, 500));
  };
}

/** Sends one GraphQL query and validates its response against a schema. */
export async function ask<T>(
  url: string,
  token: string | null,
  shape: z.ZodType<T>,
  query: string,
  variables: Record<string, unknown> = {},
  lang: 'ru' | 'en-us' = 'ru',
): Promise<T> {
  const headers = { 'accept-language': lang, ...(token ? { 'x-session-token': token } : {}) };
  const text = await post(`${url}/graphql`, Buffer.from(JSON.stringify({ query, variables })), headers);
  const { data, errors } = answerSchema.parse(JSON.parse(text));
  if (errors) throw new Error(`${query.slice(0, 80)}: ${JSON.stringify(errors).slice(0, 500)}`);
  return shape.parse(data);
}
