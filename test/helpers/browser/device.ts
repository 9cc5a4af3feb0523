import type { BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';
import { ask } from '../contract/graphql-client';
import { operation } from '../contract/operations';

/** The workspace data stored on a person's device. */
export interface Device {
  token: string;
  user: unknown;
}

export interface DeviceSettings {
  isDark?: boolean;
  lang?: 'ru' | 'en-us';
  isEdit?: boolean;
}

const sessionSchema = z.object({
  getSessionToken: z.object({ type: z.string(), token: z.string().nullable() }),
});
const initSchema = z.object({ initApp: z.object({ user: z.unknown() }) });

/** The device of a person with a session. */
export async function deviceOf(url: string, token: string): Promise<Device> {
  const { initApp } = await ask(url, token, initSchema, operation('auth', 'initApp'));
  return { token, user: initApp.user };
}

/** Signs in by email and password. */
export async function signIn(url: string, login: string, password: string): Promise<Device> {
  const { getSessionToken: answer } = await ask(
    url,
    null,
    sessionSchema,
    `mutation ($login: String, $password: String) {
      getSessionToken(type: "local", login: $login, password: $password) { type token }
    }`,
    { login, password },
  );
  if (!answer.token) throw new Error(`${login} cannot sign in: ${answer.type}`);
  return deviceOf(url, answer.token);
}

/** A browser context that starts with that device's data: signed in, with those settings. */
export function storageOf(
  url: string,
  device: Device | null,
  { isDark = false, lang = 'ru', isEdit = true }: DeviceSettings = {},
): NonNullable<BrowserContextOptions['storageState']> {
  const kept = {
    ...(device ? { auth: JSON.stringify(device) } : {}),
    settings: JSON.stringify({ isDark, lang, isEdit, isSidebarShort: false }),
    _persist: JSON.stringify({ version: 2, rehydrated: true }),
  };
  return {
    cookies: [],
    origins: [
      {
        origin: new URL(url).origin,
        localStorage: [{ name: 'persist:adaptika', value: JSON.stringify(kept) }],
      },
    ],
  };
}
