import { type DocumentNode, type GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import type { SecurityEvents } from '@server/audit/security-events';
import type { LogAction } from '@server/audit/vocabulary';
import { AppError, type ErrorCode } from '@server/errors';
import type { Context } from '../context';

/** Rejections recorded in the history, although their request left no other trace. */
const RECORDED_REJECTIONS: Partial<Record<ErrorCode, LogAction>> = {
  'access.denied': 'accessDenied',
  'employee.passwordWrong': 'proofFailed',
  'employee.codeWrong': 'proofFailed',
  'twoFactor.codeWrong': 'proofFailed',
  'regulation.passwordWrong': 'proofFailed',
  'regulation.codeWrong': 'proofFailed',
  'regulation.tooManyTries': 'proofFailed',
};

export type RecordRejections = (
  context: Pick<Context, 'caller' | 'lang' | 'ip' | 'userAgent'>,
  document: DocumentNode,
  errors: readonly GraphQLError[],
) => Promise<void>;

/** Returns the root field behind this response name: the caller chooses the alias, but not the field. */
function rootFieldNamed(document: DocumentNode, key: unknown): string {
  const seen = new Set<string>();
  const inside = ({ selections }: SelectionSetNode): string | undefined => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        if ((selection.alias ?? selection.name).value === key) return selection.name.value;
        continue;
      }
      const found =
        selection.kind === Kind.INLINE_FRAGMENT
          ? inside(selection.selectionSet)
          : spread(selection.name.value);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const spread = (name: string): string | undefined => {
    if (seen.has(name)) return undefined;
    seen.add(name);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? inside(fragment.selectionSet) : undefined;
  };
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return operations.map(({ selectionSet }) => inside(selectionSet)).find((name) => name !== undefined) ?? '';
}

/** Records the rejections of signed-in callers after their request has ended. */
export function createRecordRejections(events: SecurityEvents): RecordRejections {
  return async ({ caller, lang, ip, userAgent }, document, errors) => {
    // Nothing is stored about visitors of the demo: neither their address nor what they tried.
    if (caller === null || caller.isDemo) return;
    const { organizationId, userId: objectId } = caller;
    for (const { originalError, path } of errors) {
      const action = originalError instanceof AppError ? RECORDED_REJECTIONS[originalError.code] : undefined;
      if (action === undefined) continue;
      const operation = rootFieldNamed(document, path?.[0]);
      await events.record(
        { organizationId, caller, lang, ip, userAgent },
        { action, objectType: 'user', objectId, changes: { operation: [null, operation] } },
        `${action}:${operation}`,
      );
    }
  };
}
