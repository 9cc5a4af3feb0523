import { createPasswords } from '@server/modules/auth/passwords';

test('beyond a bounded queue passwords are rejected at once, and queued ones all get a response', async () => {
  const passwords = createPasswords();
  const answers = await Promise.allSettled(
    Array.from({ length: 130 }, () => passwords.verify('guess', null)),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => reason.code === 'auth.busy')).toBe(true);
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(100);
  await expect(passwords.verify('guess', null)).resolves.toBe(false);
});
