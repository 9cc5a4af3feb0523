import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useField } from 'formik';
import { object, string } from 'yup';
import { AppForm } from '@src/components/form/AppForm';

function Field({ name }: { name: string }) {
  const [field, meta] = useField<string>(name);
  return (
    <label>
      {name}
      <input {...field} aria-invalid={Boolean(meta.touched && meta.error)} />
      <span>{meta.touched ? meta.error : null}</span>
    </label>
  );
}

test('a server error stays on its field when the focus comes from another one, until it is corrected', async () => {
  const user = userEvent.setup();
  const send = jest.fn();
  render(
    <AppForm
      initialValues={{ code: 'P-1', name: '' }}
      onSubmit={async (values, helpers) => {
        send(values);
        await Promise.resolve();
        if (values.code === 'P-1') helpers.setFieldError('code', 'taken');
      }}
    >
      <Field name="code" />
      <Field name="name" />
      <button type="submit">Save</button>
    </AppForm>,
  );
  await user.type(screen.getByLabelText('name'), 'Rules{Enter}');
  expect(await screen.findByText('taken')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/code/));
  await user.click(screen.getByLabelText('name'));
  await user.tab();
  expect(screen.getByText('taken')).toBeTruthy();

  // The same value is sent to the server again: the code may have become free.
  await user.type(screen.getByLabelText('name'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(2);

  await user.clear(screen.getByLabelText(/code/));
  await user.type(screen.getByLabelText(/code/), 'P-2{Enter}');
  expect(screen.queryByText('taken')).toBeNull();
  expect(send).toHaveBeenCalledTimes(3);
});

test('Ctrl+Enter presses the form’s button from any field, and never a busy one', async () => {
  const user = userEvent.setup();
  const send = jest.fn(() => Promise.resolve());
  const form = (isBusy: boolean) => (
    <>
      <AppForm id="rules" initialValues={{ name: '' }} onSubmit={send}>
        <Field name="name" />
      </AppForm>
      <button type="submit" form="rules" disabled={isBusy}>
        Save
      </button>
    </>
  );
  const { rerender } = render(form(false));
  await user.type(screen.getByLabelText('name'), 'Rules{Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalledTimes(1);
  rerender(form(true));
  await user.type(screen.getByLabelText('name'), '{Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('in a form that stays after submit, an error on leaving a field does not move the focus back', async () => {
  const user = userEvent.setup();
  render(
    <AppForm
      initialValues={{ name: 'Rules', code: 'P-1' }}
      schema={object({ code: string().required('needed') })}
      onSubmit={() => Promise.resolve()}
    >
      <Field name="code" />
      <Field name="name" />
      <button type="submit">Save</button>
    </AppForm>,
  );
  await user.click(screen.getByRole('button'));
  await user.clear(screen.getByLabelText('code'));
  await user.click(screen.getByLabelText('name'));
  expect(await screen.findByText('needed')).toBeTruthy();
  await user.keyboard('2');
  expect(screen.getByLabelText('name')).toHaveValue('Rules2');
});
