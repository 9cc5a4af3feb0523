import type { Caller } from './context';
import type { RightArea, RightFlag } from './generated/resolvers';

/** Whether the caller's role permits it; admins and super admins pass, write implies read. */
export function hasRight(caller: Caller, area: RightArea, flag: RightFlag): boolean {
  if (caller.isAdmin) return true;
  const flags = caller.rights[area];
  if (flags === undefined) return false;
  return flag === 'read' ? flags.read || flags.write : flags.write;
}

/** Whether the caller may author content at all; which objects, their own policies say. */
export function isAuthor(caller: Caller): boolean {
  return caller.isLeader || hasRight(caller, 'employees', 'write');
}
