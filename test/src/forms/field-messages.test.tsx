import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { object } from 'yup';
import { AppForm } from '@src/components/form/AppForm';
import { FormTextField } from '@src/components/form/FormTextField';
import { startI18n } from '@src/lib/i18n';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';

/** A field shows the message of its first failing rule: from the given map, or else the rule's own. */

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'validation']);
});

const schema = object({ phone: rules.phone().required(ruleMessage('required')) });

async function say(messages: Record<string, string> | undefined, typed: string) {
  const user = userEvent.setup();
  render(
    <AppForm initialValues={{ phone: '' }} schema={schema} onSubmit={() => Promise.resolve()}>
      <FormTextField name="phone" label="Телефон" {...(messages ? { messages } : {})} />
      <button type="submit">Дальше</button>
    </AppForm>,
  );
  if (typed) await user.type(screen.getByLabelText('Телефон'), typed);
  await user.click(screen.getByRole('button', { name: 'Дальше' }));
  return (await screen.findByRole('alert')).textContent;
}

const words = (key: string) => i18next.t(`validation:${key}`);

test('without a map the first failing rule shows its own message', async () => {
  expect(await say(undefined, '')).toBe(words('required'));
});

test('with a map the first failing rule shows its message from the map', async () => {
  expect(await say({ required: 'custom.isAccept' }, '')).toBe(words('custom.isAccept'));
});

test('a rule missing in the map shows its own message', async () => {
  expect(await say({ required: 'custom.isAccept' }, '12')).toBe(words('phone'));
});
