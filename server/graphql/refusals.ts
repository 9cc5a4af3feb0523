import type { GraphQLError } from 'graphql';
import type { SecurityEvents } from '@server/audit/security-events';
import type { LogAction } from '@server/audit/vocabulary';
import { AppError, type ErrorCode } from '@server/errors';
import type { Context } from './context';

/** Refusals that the history tells of, though their request left nothing else. */
const TOLD: Partial<Record<ErrorCode, LogAction>> = {
  'access.denied': 'accessDenied',
  'employee.passwordWrong': 'proofFailed',
  'employee.codeWrong': 'proofFailed',
  'twoFactor.codeWrong': 'proofFailed',
};

export type TellRefusals = (
  context: Pick<Context, 'caller' | 'lang' | 'ip' | 'userAgent'>,
  errors: readonly GraphQLError[],
) => Promise<void>;

/** Writes what somebody who is signed in was refused, after their request has ended. */
export function createTellRefusals(events: SecurityEvents): TellRefusals {
  return async ({ caller, lang, ip, userAgent }, errors) => {
    if (caller === null) return;
    const { organizationId, userId: objectId } = caller;
    for (const { originalError, path } of errors) {
      const action = originalError instanceof AppError ? TOLD[originalError.code] : undefined;
      if (action === undefined) continue;
      const operation = String(path?.[0] ?? '');
      await events.record(
        { organizationId, caller, lang, ip, userAgent },
        { action, objectType: 'user', objectId, changes: { operation: [null, operation] } },
        `${action}:${operation}`,
      );
    }
  };
}
