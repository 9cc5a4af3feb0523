import { api, type InitAppQuery, type SessionRoleFragment, type SessionUserFragment } from './generated/auth';

export type InitData = InitAppQuery;
export type Consts = InitAppQuery['initApp']['consts'];
export type SessionUser = SessionUserFragment;
export type SessionRole = SessionRoleFragment;
export type Rights = Omit<SessionRole['rights'], '__typename'>;
export type RightArea = keyof Rights;
export type EffectiveRights = NonNullable<InitAppQuery['initApp']['rights']>;
export type Suspension = NonNullable<InitAppQuery['initApp']['suspension']>;
export type AddressConfirmation = NonNullable<InitAppQuery['initApp']['addressConfirmation']>;
export type Support = NonNullable<InitAppQuery['initApp']['support']>;
export type SupportRequest = InitAppQuery['initApp']['supportRequests'][number];
export type OwnAlert = InitAppQuery['ownAlerts'][number];
export type ViewAs = NonNullable<InitAppQuery['initApp']['viewAs']>;

declare module '@src/lib/route-types' {
  interface RightAreas extends Rights {}
}

/** The request that the application sends before it shows anything. */
export const initApi = api.enhanceEndpoints({
  endpoints: { initApp: { providesTags: ['Init'] } },
});
