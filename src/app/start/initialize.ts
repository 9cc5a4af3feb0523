import { baseApi } from '@src/api/baseApi';
import { initApi, type InitData, type SessionRole, type SessionUser } from '@src/api/init';
import { everyTag } from '@src/api/topic-tags';
import { changeLanguage } from '@src/lib/i18n';
import { startAppListening } from '@src/store/listeners';
import { carryNotification } from '@src/store/carried-notification';
import { reloadPage } from '@src/store/open-route';
import { flushStore } from '@src/store/persistor';
import { sessionLost } from '@src/store/session-events';
import { initFailed, initFinished, initStarted } from '@src/store/slices/app';
import { signedOut, userChanged } from '@src/store/slices/auth';
import { langChosen } from '@src/store/slices/settings';
import type { AppStore } from '@src/store/store';
import { checkSession } from './session-check';
import { followSupport } from './follow-support';

const { initApp } = initApi.endpoints;

/** Handles every response of `initApp` and the events that make it be requested again. */
export function listenToSession(store: AppStore): void {
  startAppListening({
    matcher: initApp.matchFulfilled,
    effect: async ({ payload }, { getState, dispatch }) => {
      const verdict = checkSession(getState().auth, payload);
      if (verdict === 'signOut') {
        carrySessionRejection(payload);
        dispatch(signedOut());
        await flushStore();
        reloadPage();
        return;
      }
      const { user, userRole, viewAs } = payload.initApp;
      const ownRole = viewAs ? (getState().auth.user?.position?.role ?? null) : userRole;
      if (user && getState().auth.token) dispatch(userChanged(withRole(user, ownRole)));
      // Reloads only when the next response will match the saved state; otherwise the page would reload forever.
      if (verdict === 'reload' && checkSession(getState().auth, payload) === 'keep') {
        await flushStore();
        reloadPage();
        return;
      }
      if (await followSupport(getState().app, payload.initApp)) return;
      dispatch(initFinished({ data: payload, lang: getState().settings.lang }));
    },
  });
  startAppListening({
    actionCreator: sessionLost,
    effect: () => void store.dispatch(initApp.initiate(undefined, { forceRefetch: true, subscribe: false })),
  });
  startAppListening({
    actionCreator: langChosen,
    effect: async ({ payload }, { dispatch }) => {
      await changeLanguage(payload);
      // The server returns some texts in the caller's language.
      dispatch(baseApi.util.invalidateTags(everyTag()));
    },
  });
}

/** Saves the reason why the session was rejected, to show it after the reload. */
function carrySessionRejection({ initApp: { sessionRejection } }: InitData): void {
  if (sessionRejection) carryNotification(sessionRejection, 'error');
}

/** Returns the user with the role that the next response is compared with. */
function withRole(user: SessionUser, role: SessionRole | null): SessionUser {
  return user.position ? { ...user, position: { ...user.position, role } } : user;
}

/** Requests `initApp`. Its errors change nothing. */
export async function initialize(store: AppStore): Promise<void> {
  store.dispatch(initStarted());
  const { isError } = await store.dispatch(initApp.initiate(undefined, { forceRefetch: true }));
  if (isError) store.dispatch(initFailed());
}
