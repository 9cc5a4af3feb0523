import { sql } from 'drizzle-orm';
import type { ConstDirectiveNode, GraphQLField } from 'graphql';
import { boolean } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Context } from '../context';
import { rejectGuest } from './guests';

/** A `@guest` directive of the contract: which calls of its mutation provider staff may make in a client's workspace. */
export interface GuestMark {
  /** Allowed only while an administrator of the client allows changes. */
  isByConsent: boolean;
  /** The arguments and input fields that may be set; null: all. */
  only: readonly string[] | null;
  /** The input fields that may not be set. */
  except: readonly string[];
}

/** These keys accompany any mutation and do not describe the change. */
const KEYS = ['clientKey'];

function textsOf({ arguments: given = [] }: ConstDirectiveNode, name: string): string[] | null {
  const value = given.find((item) => item.name.value === name)?.value;
  if (value?.kind !== 'ListValue') return null;
  return value.values.flatMap((item) => (item.kind === 'StringValue' ? [item.value] : []));
}

function isSet({ arguments: given = [] }: ConstDirectiveNode, name: string): boolean {
  const value = given.find((item) => item.name.value === name)?.value;
  return value?.kind === 'BooleanValue' && value.value;
}

/** Returns the marks of a mutation; none: guests may never call it. */
export function guestMarksOf({ astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>): GuestMark[] {
  return (astNode?.directives ?? [])
    .filter(({ name }) => name.value === 'guest')
    .map((directive) => ({
      isByConsent: isSet(directive, 'consent'),
      only: textsOf(directive, 'only'),
      except: textsOf(directive, 'except') ?? [],
    }));
}

const isInput = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('then' in value);

/** Returns the field names of an input, or of each input in a list. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  return isInput(value) ? Object.keys(value).filter((name) => value[name] !== undefined) : [];
}

/** Whether the call sets nothing that the mark does not allow. */
function fits({ only, except }: GuestMark, args: Readonly<Record<string, unknown>>): boolean {
  const given = Object.entries(args).filter(([name, value]) => value !== undefined && !KEYS.includes(name));
  const isFree = (name: string) => (only?.includes(name) ?? true) && !except.includes(name);
  return given.every(([name, value]) => {
    if (only?.includes(name)) return true;
    const fields = fieldsOf(value);
    return fields.length > 0 ? fields.every(isFree) : isFree(name);
  });
}

/**
 * Checks that a guest may make this call, and from a page of this workspace. Returns whether it depends on the client's consent:
 * then it must be confirmed when it is done.
 * @throws {AppError} support.readOnly, support.waiting, support.never, support.left, support.elsewhere
 */
export function admitGuest(
  marks: readonly GuestMark[],
  args: Readonly<Record<string, unknown>>,
  { caller, supportSession }: Pick<Context, 'caller' | 'supportSession'>,
): boolean {
  if (caller === null || (!caller.support && supportSession === null)) return false;
  const fitting = marks.filter((mark) => fits(mark, args));
  if (fitting.some(({ isByConsent }) => !isByConsent)) return false;
  const { support } = caller;
  // The session ended before the page noticed: a change meant for the client would be made in the caller's own organization.
  if (!support) throw new AppError('support.left');
  if (fitting.length === 0 || !support.mayChange) rejectGuest(caller);
  if (supportSession !== support.id) {
    throw new AppError('support.elsewhere', { params: { name: support.organizationName } });
  }
  return true;
}

/**
 * Runs after a guest's change, in its transaction: checks that the client still allows it and that the guest's access is
 * unchanged. Ending the access from now on waits for the commit. @throws {AppError} support.over
 */
export async function confirmGuest({ scope, signedIn }: Pick<Context, 'scope' | 'signedIn'>): Promise<void> {
  const { support, sessionId } = signedIn;
  if (!support) return;
  const rows = await selectRows(scope.tx, { may: boolean })(
    sql`select support_may_change(${sessionId}, ${support.id}) as may`,
  );
  if (rows[0]?.may !== true) {
    throw new AppError('support.over', { params: { name: support.organizationName } });
  }
}
