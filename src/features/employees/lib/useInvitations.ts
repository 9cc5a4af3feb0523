import limits from '@graphql/limits.json';
import { errorText } from '@src/api/errors';
import type { Rejection } from '@src/components/feedback/RejectionsDialog';
import { personName } from '@src/lib/person';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmployeesInviteMutation } from '../api';

export interface Invitable {
  id: number;
  nameFirst: string;
  nameSecond: string;
}

/**
 * Invites any number of people in batches of the server's maximum size. `onTried` receives the progress; returns the rejected
 * people. A batch in which everybody is rejected for one reason ends the process, because the rest would be rejected too.
 */
export function useInvitations() {
  const { t } = useTranslation('common');
  const [invite] = useEmployeesInviteMutation();
  return useCallback(
    async (people: readonly Invitable[], onTried: (count: number) => void): Promise<Rejection[]> => {
      const rejected = new Map<number, string>();
      for (let from = 0; from < people.length; from += limits.invitationsAtOnce) {
        const ids = people.slice(from, from + limits.invitationsAtOnce).map(({ id }) => id);
        const { data, error } = await invite({ userIds: ids });
        const unknown = errorText(error) ?? t('common:error.title');
        if (!data) for (const id of ids) rejected.set(id, unknown);
        for (const { id, text } of data?.usersInvite.rejections ?? []) rejected.set(id, text);
        onTried(from + ids.length);
        const [reason, ...others] = new Set(ids.map((id) => rejected.get(id)));
        if (reason === undefined || others.length > 0) continue;
        for (const { id } of people.slice(from + ids.length)) rejected.set(id, reason);
        break;
      }
      return people.flatMap((person) => {
        const reason = rejected.get(person.id);
        return reason === undefined ? [] : [{ id: person.id, name: personName(person), reason }];
      });
    },
    [invite, t],
  );
}
