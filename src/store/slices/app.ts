import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AddressConfirmation,
  Consts,
  EffectiveRights,
  InitData,
  OwnAlert,
  SessionRole,
  Support,
  SupportRequest,
  Suspension,
  ViewAs,
} from '@src/api/init';

type Types = Omit<InitData, 'initApp' | 'userIsAuth' | 'ownAlerts'>;

export interface AppState {
  /** Initialization is finished: the shell can be shown. */
  is: boolean;
  loading: boolean;
  lang: string | null;
  consts: Consts | null;
  userRole: SessionRole | null;
  /** The combined rights of all roles of the user, with their scope. */
  rights: EffectiveRights | null;
  /** View-as mode: nothing can be changed. */
  viewAs: ViewAs | null;
  /** The support session in a client's workspace: nothing can be changed until the client allows it. */
  support: Support | null;
  /** The provider's employees who ask the user, an administrator, to allow changes. */
  supportRequests: readonly SupportRequest[];
  /** A visitor of the demo organization: nothing can be changed. */
  isDemo: boolean;
  /** Set when the provider has suspended the organization. */
  suspension: Suspension | null;
  /** The email address that the user is asked to confirm. */
  addressConfirmation: AddressConfirmation | null;
  /** The provider's messages that the user has not closed. */
  ownAlerts: readonly OwnAlert[];
  types: { select: Types | null };
  isConnected: boolean;
}

const initialState: AppState = {
  is: false,
  loading: false,
  lang: null,
  consts: null,
  userRole: null,
  rights: null,
  viewAs: null,
  support: null,
  supportRequests: [],
  isDemo: false,
  suspension: null,
  addressConfirmation: null,
  ownAlerts: [],
  types: { select: null },
  isConnected: true,
};

const slice = createSlice({
  name: 'app',
  initialState,
  reducers: {
    initStarted: (state) => {
      state.loading = true;
    },
    initFinished: (state, { payload }: PayloadAction<{ data: InitData; lang: string }>) => {
      const { initApp, ownAlerts, userIsAuth: _isAuth, ...select } = payload.data;
      state.is = true;
      state.loading = false;
      state.lang = payload.lang;
      state.consts = initApp.consts;
      state.userRole = initApp.userRole;
      state.rights = initApp.rights;
      state.viewAs = initApp.viewAs;
      state.support = initApp.support;
      state.supportRequests = initApp.supportRequests;
      state.isDemo = initApp.isDemo;
      state.suspension = initApp.suspension;
      state.addressConfirmation = initApp.addressConfirmation;
      state.ownAlerts = ownAlerts;
      state.types.select = select;
    },
    /** Errors of the init query change nothing else. */
    initFailed: (state) => {
      state.loading = false;
    },
    ownAlertClosed: (state, { payload }: PayloadAction<number>) => {
      state.ownAlerts = state.ownAlerts.filter(({ id }) => id !== payload);
    },
    connectionChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isConnected = payload;
    },
  },
});

export const { initStarted, initFinished, initFailed, ownAlertClosed, connectionChanged } = slice.actions;
export const appReducer = slice.reducer;
