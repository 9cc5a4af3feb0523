import { z } from 'zod';
import type { OauthContract } from './oauth-provider';

const email = z.string().email().nullish().catch(null);
/** Accepts numbers and texts: the services vary. */
const number = z.union([z.string().min(1), z.number()]).transform(String);

const yandexProfile = z.object({ id: number, default_email: email });
const vkProfile = z.object({ user: z.object({ user_id: number, email }) });
const mailruProfile = z.object({ id: number, email });

/** https://yandex.ru/dev/id/doc/ru/codes/code-url, …/user-information */
export const yandex: OauthContract = {
  authorizationPath: '/authorize',
  tokenPath: '/token',
  scope: 'login:email',
  profileRequest: ({ infoUrl }, accessToken) =>
    new Request(`${infoUrl}/info?format=json`, { headers: { authorization: `OAuth ${accessToken}` } }),
  readProfile(profile) {
    const { id, default_email: address } = yandexProfile.parse(profile);
    return { subject: id, email: address ?? null };
  },
  ownDomains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.uz', 'narod.ru'],
};

/** https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/api-integration/api-description */
export const vk: OauthContract = {
  authorizationPath: '/authorize',
  tokenPath: '/oauth2/auth',
  scope: 'email',
  repeated: ['device_id', 'state'],
  profileRequest: ({ url, clientId }, accessToken) =>
    new Request(`${url}/oauth2/user_info`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, access_token: accessToken }),
    }),
  readProfile(profile) {
    const { user } = vkProfile.parse(profile);
    return { subject: user.user_id, email: user.email ?? null };
  },
  // It does not say whether it has verified an address.
  ownDomains: [],
};

/** https://id.vk.com/about/business/go/docs/ru/vkid/latest/oauth/oauth-mail/index */
export const mailru: OauthContract = {
  authorizationPath: '/login',
  tokenPath: '/token',
  scope: 'userinfo',
  profileRequest: ({ url }, accessToken) =>
    new Request(`${url}/userinfo?${new URLSearchParams({ access_token: accessToken }).toString()}`),
  readProfile(profile) {
    const { id, email: address } = mailruProfile.parse(profile);
    return { subject: id, email: address ?? null };
  },
  ownDomains: ['mail.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'internet.ru', 'xmail.ru'],
};
