import type { Scope } from '@server/graphql/context';
import type {
  HandoverKind,
  MutationOrganizationCreateArgs,
  ObjectType,
} from '@server/graphql/generated/types';

/**
 * Events between modules, inside the same transaction: the listener's writes commit or roll back with the cause. This is how
 * modules affect each other without importing each other.
 */
export interface DomainEvents {
  /** People were created, moved, archived, restored, or changed in a way that affects audiences. */
  'users.changed': { userIds: number[] };
  /** People no longer work here: they were dismissed or archived. */
  'users.left': { userIds: number[] };
  /** The tree of subdivisions changed: people in or below them may match other rules. */
  'subdivisions.moved': { subdivisionIds: number[] };
  /** The organization's time zone, working days or days off changed. */
  'organization.clockChanged': Record<string, never>;
  /** The provider created this organization; the event contains the content of its card. */
  'organization.created': Pick<MutationOrganizationCreateArgs, 'fileLogo' | 'fileBase' | 'detailVideo'>;
  /** The provider has resumed or restored this organization. */
  'organization.reopened': Record<string, never>;
  /** The provider sends a person the email for setting a password. */
  'people.invite': { userId: number };
  /** These positions now give another role, or none. */
  'positions.roleChanged': { positionIds: number[] };
  /** A version became current. `isMajor`: people who signed before must sign the change. */
  'object.published': {
    objectType: ObjectType;
    objectId: number;
    versionId: number;
    isMajor: boolean;
    /** Days from now for people who must sign again; null: as in their rules. */
    dueDays: number | null;
  };
  'object.archived': { objectType: ObjectType; objectId: number };
  'object.restored': { objectType: ObjectType; objectId: number; versionId: number | null };
  /** The person opened it for the first time in this cycle. */
  'object.opened': { objectType: ObjectType; objectId: number; userId: number };
  /** The person's progress in percent: it never decreases. */
  'object.progressed': { objectType: ObjectType; objectId: number; userId: number; progress: number };
  /** The person has done their part and an expert reviews it: it is not the person's turn until the decision. */
  'object.submitted': { objectType: ObjectType; objectId: number; userId: number };
  /** It was judged as not passed; the assignment stays open. `score` in hundredths. */
  'object.failed': { objectType: ObjectType; objectId: number; userId: number; score?: number };
  /**
   * A judged result was judged again, for its original assignment: the score changed, and a completed assignment may no longer be
   * completed. `score` in hundredths.
   */
  'object.rejudged': {
    objectType: ObjectType;
    objectId: number;
    assignmentId: number;
    score: number;
    isMet: boolean;
  };
  /** The person has completed it. `score` in hundredths; after `validUntil` it must be done again. */
  'object.completed': {
    objectType: ObjectType;
    objectId: number;
    userId: number;
    versionId: number;
    score?: number;
    validUntil?: Date;
  };
  /** The person refused; the assignment stays open. */
  'object.refused': { objectType: ObjectType; objectId: number; userId: number; reason: string };
  /** Assignments of this object to these people were created, changed or ended. */
  'assignments.changed': {
    objectType: ObjectType;
    objectId: number;
    userIds: number[];
    kind: AssignmentChange;
  };
  /**
   * A source other than a rule requires objects of people: a qualification requires its components. Earlier demands of `source`
   * that are not repeated are withdrawn, unless something else requires the object.
   */
  'assignments.demanded': { source: ObjectKey; demands: readonly Demand[] };
  /** These people's completion of the object no longer counts: they must do it again if a rule still applies. */
  'object.lapsed': { objectType: ObjectType; objectId: number; userIds: number[] };
  /** A person's clock was paused: assignments from that day on are due this many days later. */
  'assignments.postpone': { userId: number; from: string; days: number };
  /** An adaptation was extended, resumed or decided: the person's card is updated accordingly. */
  'adaptation.changed': { userId: number; dateAdaptEnd: string; isPassed: boolean };
  /** The duties of one person were handed over to another, by kind. */
  'duties.handedOver': { fromId: number; toId: number; ids: { [Kind in HandoverKind]?: number[] } };
  /** An organization registered together with its admin: its free period begins. Runs in a system transaction. */
  'organization.registered': {
    promoCode: string | null;
    /** The referrer's link that was used; null: none, or unknown. */
    refLinkId: number | null;
  };
  /** A person requests reminders of open assignments for these people; each is reminded at most once a day. */
  'assignments.remind': { objectType: ObjectType; targets: { objectId: number; userIds: number[] }[] };
}

interface ObjectKey {
  objectType: ObjectType;
  objectId: number;
}

/** Objects that are required of people in addition to their rules. */
export interface Demand {
  userIds: readonly number[];
  objects: readonly ObjectKey[];
  /** The due date, yyyy-MM-dd; absent: the due date of the source itself. */
  dueOn?: string;
  /** The people's progress in the source itself, in percent; absent: unchanged. */
  progress?: number;
}

export type AssignmentChange =
  | 'assigned'
  | 'resign'
  | 'completed'
  | 'cancelled'
  | 'opened'
  | 'submitted'
  | 'failed'
  | 'refused'
  | 'waived'
  | 'postponed'
  /** Another rule requires it sooner. */
  | 'advanced';

type Handler<Name extends keyof DomainEvents> = (scope: Scope, event: DomainEvents[Name]) => Promise<void>;

export interface DomainEventBus {
  /** Adds a listener. Listeners run one after another, in the order in which they were added. */
  on<Name extends keyof DomainEvents>(name: Name, handler: Handler<Name>): void;
  /** Runs every listener in the caller's transaction and waits for them. */
  emit<Name extends keyof DomainEvents>(scope: Scope, name: Name, event: DomainEvents[Name]): Promise<void>;
}

/** Creates the only event bus of a composed application. */
export function createDomainEventBus(): DomainEventBus {
  const handlers: { [Name in keyof DomainEvents]: Handler<Name>[] } = {
    'users.changed': [],
    'users.left': [],
    'organization.clockChanged': [],
    'organization.created': [],
    'organization.reopened': [],
    'people.invite': [],
    'subdivisions.moved': [],
    'positions.roleChanged': [],
    'object.published': [],
    'object.archived': [],
    'object.restored': [],
    'object.opened': [],
    'object.progressed': [],
    'object.submitted': [],
    'object.failed': [],
    'object.rejudged': [],
    'object.completed': [],
    'object.refused': [],
    'assignments.changed': [],
    'assignments.demanded': [],
    'object.lapsed': [],
    'assignments.postpone': [],
    'adaptation.changed': [],
    'duties.handedOver': [],
    'organization.registered': [],
    'assignments.remind': [],
  };
  return {
    on: (name, handler) => {
      handlers[name].push(handler);
    },
    emit: async (scope, name, event) => {
      for (const handler of handlers[name]) await handler(scope, event);
    },
  };
}
