import { contentOfNotification } from '@server/modules/notifications/texts/notification-texts';

const content = (type: string, params: Record<string, string>) =>
  contentOfNotification(() => null, type, 'en-us', { comment: '', reason: '', ...params });

test('the answer to a proposal says in English that it was accepted, not that it was changed', () => {
  const accepted = content('idealProposalResult', { result: 'accepted' });
  expect(accepted.title).toBe('Your proposal was accepted');
  expect(accepted.body).toBe('Your proposal for the ideal picture of work was accepted.');
  const declined = content('idealProposalResult', { result: 'declined', comment: 'Not this quarter.' });
  expect(declined.body).toBe('Your proposal for the ideal picture of work was declined. Not this quarter.');
});

test('the answer to a change request names the details and the answer', () => {
  const { body } = content('profileChangeResult', { fields: 'phone', result: 'accepted' });
  expect(body).toBe('Details: phone. Response: accepted.');
});
