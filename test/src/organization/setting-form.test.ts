import { settingInput, settingSchema, settingValues } from '@src/features/organization/forms/setting';
import { validateYupSchema } from 'formik';
import { setting } from './organization-setting';

/** The validation and the sent values of the organization's settings: only the changes. */

const base = settingValues(setting);

async function wrongFields(changes: Partial<typeof base>): Promise<string[]> {
  const problem: unknown = await validateYupSchema({ ...base, ...changes }, settingSchema(base)).catch(
    (error: unknown) => error,
  );
  if (!(problem instanceof Object) || !('inner' in problem) || !Array.isArray(problem.inner)) return [];
  return problem.inner.map(({ path }: { path: string }) => path);
}

test('the working days require no legal form, and only they are sent', async () => {
  expect(await wrongFields({ workDays: [1, 2, 3] })).toEqual([]);
  expect(settingInput({ ...base, workDays: [1, 2, 3] }, base)).toEqual({ workDays: [1, 2, 3] });
});

test('only the changes are validated: the days themselves, numbers by the selected legal form', async () => {
  expect(await wrongFields({ workDays: [] })).toEqual(['workDays']);
  expect(await wrongFields({ name: '' })).toEqual(['name']);
  expect(await wrongFields({ formType: 'ooo', formINN: '7707083894' })).toEqual(['formINN']);
  expect(await wrongFields({ formBank: { ...base.formBank, bik: '12' } })).toEqual(['formBank.bik']);
});

test('another legal form validates the existing numbers', async () => {
  const filled = settingValues({ ...setting, formType: 'ooo', formINN: '7707083893' });
  const check = validateYupSchema({ ...filled, formType: 'ip' }, settingSchema(filled));
  await expect(check).rejects.toMatchObject({ inner: [{ path: 'formINN' }] });
});
