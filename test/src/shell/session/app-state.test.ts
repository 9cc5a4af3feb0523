import { createStore } from '@src/store/store';
import { initFailed, initFinished, initStarted } from '@src/store/slices/app';
import { signedIn, signedOut } from '@src/store/slices/auth';
import { initAnswer, person } from '../people';

/** The client-side records of the specification's section 3, under its names. */

const ENUMERATIONS = [
  'userSexTypes',
  'userStatusTypes',
  'organizationFormTypes',
  'organizationNotificationTypes',
  'paymentMethodTypes',
  'paymentStatusTypes',
  'logActionTypes',
];

test('initialization: is, lang, loading, types { select }, consts', () => {
  const store = createStore();
  const app = () => store.getState().app;
  expect(app()).toMatchObject({
    is: false,
    loading: false,
    lang: null,
    consts: null,
    types: { select: null },
  });
  store.dispatch(initStarted());
  expect(app()).toMatchObject({ is: false, loading: true });
  const data = initAnswer(person());
  store.dispatch(initFinished({ data, lang: 'en-us' }));
  expect(app()).toMatchObject({ is: true, loading: false, lang: 'en-us', consts: data.initApp.consts });
  expect(Object.keys(app().types.select ?? {}).sort()).toEqual([...ENUMERATIONS].sort());
});

test('a failed initialization ends the waiting and changes nothing else', () => {
  const store = createStore();
  store.dispatch(initStarted());
  store.dispatch(initFailed());
  expect(store.getState().app).toMatchObject({ is: false, loading: false, lang: null, consts: null });
});

test('of the response of a sign-in the device keeps what the program uses: no contacts, dates, goals or other people', () => {
  const store = createStore();
  const other = { id: 5, nameFirst: 'Вера', nameSecond: 'Старшая' };
  const contacts = { phone: '+79001112233', phones: ['+79001112244'], dateBirth: '1990-02-03' };
  const response = { ...person(), ...contacts, goals: [], leader: other, mentor: other, trainee: other };
  store.dispatch(signedIn({ token: 'token', user: response }));
  expect(store.getState().auth).toStrictEqual({ token: 'token', user: person() });
});

test('auth: the token and the person; settings: edit mode, dark theme, short sidebar', () => {
  const store = createStore();
  expect(store.getState().auth).toEqual({ token: null, user: null });
  store.dispatch(signedIn({ token: 'token', user: person() }));
  expect(store.getState().auth).toEqual({ token: 'token', user: person() });
  store.dispatch(signedOut());
  expect(store.getState().auth).toEqual({ token: null, user: null });
  const { isEdit, isDark, isSidebarShort } = store.getState().settings;
  expect([isEdit, isDark, isSidebarShort].map((flag) => typeof flag)).toEqual([
    'boolean',
    'boolean',
    'boolean',
  ]);
});
