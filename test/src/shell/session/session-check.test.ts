import { checkSession } from '@src/app/start/session-check';
import { initAnswer, person, roleWith } from '../people';

const role = roleWith();
const moved = { ...role, updatedAt: '2026-11-20T10:00:00Z' };
const user = person({ position: { id: 1, name: 'Кассир', role } });
const auth = { token: 'token', user };

describe('the effect of the initApp response on the session', () => {
  test('a visitor stays a visitor', () => {
    expect(checkSession({ token: null, user: null }, initAnswer(null))).toBe('keep');
  });

  test('the session is alive and the role has not changed: it stays', () => {
    expect(checkSession(auth, initAnswer(user, role))).toBe('keep');
  });

  test('without a role before and now, or without a stored person, it stays too', () => {
    expect(checkSession({ token: 'token', user: person() }, initAnswer(person()))).toBe('keep');
    expect(checkSession({ token: 'token', user: null }, initAnswer(person()))).toBe('keep');
  });

  test('the client believed it was signed in and the server says no: signed out', () => {
    expect(checkSession(auth, initAnswer(null))).toBe('signOut');
    expect(checkSession(auth, { ...initAnswer(user, role), userIsAuth: false })).toBe('signOut');
  });

  test("the role's updatedAt changed since sign-in: signed out", () => {
    expect(checkSession(auth, initAnswer(user, moved))).toBe('signOut');
  });

  test('viewing as another role does not affect one’s own', () => {
    const answer = initAnswer(user, null);
    const viewAs = { roleId: 9, userId: null, name: 'Кадровик', until: '2030-01-01T00:00:00Z' };
    expect(checkSession(auth, { ...answer, initApp: { ...answer.initApp, viewAs } })).toBe('keep');
  });

  test("the position's role was granted, revoked or replaced: stored, and the page reloaded", () => {
    expect(checkSession({ token: 'token', user: person() }, initAnswer(person(), role))).toBe('reload');
    expect(checkSession(auth, initAnswer(user, null))).toBe('reload');
    expect(checkSession(auth, initAnswer(user, { ...moved, id: role.id + 1 }))).toBe('reload');
  });
});
