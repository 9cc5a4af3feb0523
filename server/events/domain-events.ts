import type { Scope } from '@server/graphql/context';
import type {
  HandoverKind,
  MutationOrganizationCreateArgs,
  ObjectType,
} from '@server/graphql/generated/resolvers';

/**
 * What one module tells the others, inside the same transaction: the listener's writes commit or roll back with the
 * cause. This is how modules act on each other without importing each other.
 */
export interface DomainEvents {
  /** People were created, moved, archived, restored, or changed in a way that an audience can see. */
  'users.changed': { userIds: number[] };
  /** People work here no more: dismissed, or sent to the archive. */
  'users.left': { userIds: number[] };
  /** The tree of subdivisions changed: whoever is in or below them may match other rules. */
  'subdivisions.moved': { subdivisionIds: number[] };
  /** Its time zone, its working days or its days off are others. */
  'organization.clockChanged': Record<string, never>;
  /** The provider has made this organization: what its card shows comes with it. */
  'organization.created': Pick<MutationOrganizationCreateArgs, 'fileLogo' | 'fileBase' | 'detailVideo'>;
  /** The provider sends a person the letter by which they set a password. */
  'people.invite': { userId: number };
  /** These positions give another role now, or none. */
  'positions.roleChanged': { positionIds: number[] };
  /** A version became current. `isMajor`: who signed before owes the change again. */
  'object.published': {
    objectType: ObjectType;
    objectId: number;
    versionId: number;
    isMajor: boolean;
    /** Days from now for those who owe it again; null: as their rules say. */
    dueDays: number | null;
  };
  'object.archived': { objectType: ObjectType; objectId: number };
  'object.restored': { objectType: ObjectType; objectId: number; versionId: number | null };
  /** The person opened it for the first time in this cycle. */
  'object.opened': { objectType: ObjectType; objectId: number; userId: number };
  /** The person is so many percent through: never less than before. */
  'object.progressed': { objectType: ObjectType; objectId: number; userId: number; progress: number };
  /** The person has done their part, and an expert looks at it: it is not their turn until that is decided. */
  'object.submitted': { objectType: ObjectType; objectId: number; userId: number };
  /** It was judged as not passed; the obligation stays open. `score` in hundredths. */
  'object.failed': { objectType: ObjectType; objectId: number; userId: number; score?: number };
  /**
   * What was judged is judged anew, by the obligation that it was judged for: with another score, and where it was met
   * perhaps not any more. `score` in hundredths.
   */
  'object.rejudged': {
    objectType: ObjectType;
    objectId: number;
    assignmentId: number;
    score: number;
    isMet: boolean;
  };
  /** The person has done what they owed. `score` in hundredths; after `validUntil` it is owed again. */
  'object.completed': {
    objectType: ObjectType;
    objectId: number;
    userId: number;
    versionId: number;
    score?: number;
    validUntil?: Date;
  };
  /** The person refused; the obligation stays open. */
  'object.refused': { objectType: ObjectType; objectId: number; userId: number; reason: string };
  /** Obligations of these people on this object were made, changed or ended. */
  'assignments.changed': {
    objectType: ObjectType;
    objectId: number;
    userIds: number[];
    kind: AssignmentChange;
  };
  /**
   * Something else than a rule asks people for objects: a qualification for its components. What `source` asked them for
   * before and does not any more is taken back, where nothing else asks for it.
   */
  'assignments.demanded': { source: ObjectKey; demands: readonly Demand[] };
  /** What these people have done of the object counts no more: they owe it again, where a rule still says so. */
  'object.lapsed': { objectType: ObjectType; objectId: number; userIds: number[] };
  /** A person's clock stood still: what they owed from that day on is due so many days later. */
  'assignments.postpone': { userId: number; from: string; days: number };
  /** An adaptation was extended, resumed or decided: the person's card follows it. */
  'adaptation.changed': { userId: number; dateAdaptEnd: string; isPassed: boolean };
  /** What somebody held is somebody else's from now on, by its kind. */
  'duties.handedOver': { fromId: number; toId: number; ids: { [Kind in HandoverKind]?: number[] } };
  /** An organization has registered with its admin: its free period begins. In a transaction of the system's. */
  'organization.registered': {
    promoCode: string | null;
    /** By which of the referrer's links; null: none, or not said. */
    refLinkId: number | null;
  };
  /** Somebody asks to remind these people of what they owe; each is reminded once a day at most. */
  'assignments.remind': { objectType: ObjectType; targets: { objectId: number; userIds: number[] }[] };
}

interface ObjectKey {
  objectType: ObjectType;
  objectId: number;
}

/** What some people are asked for, beside their rules. */
export interface Demand {
  userIds: readonly number[];
  objects: readonly ObjectKey[];
  /** The last day, yyyy-MM-dd; absent: as they owe the source itself. */
  dueOn?: string;
  /** How far they are with the source itself, in percent; absent: as far as before. */
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
  /** Another rule wants it sooner. */
  | 'advanced';

type Handler<Name extends keyof DomainEvents> = (scope: Scope, event: DomainEvents[Name]) => Promise<void>;

export interface DomainEventBus {
  /** Adds a listener. Listeners run one after another, in the order of `on`. */
  on<Name extends keyof DomainEvents>(name: Name, handler: Handler<Name>): void;
  /** Runs every listener in the caller's transaction and waits for them. */
  emit<Name extends keyof DomainEvents>(scope: Scope, name: Name, event: DomainEvents[Name]): Promise<void>;
}

/** The one bus of a composed application. */
export function createDomainEventBus(): DomainEventBus {
  const handlers: { [Name in keyof DomainEvents]: Handler<Name>[] } = {
    'users.changed': [],
    'users.left': [],
    'organization.clockChanged': [],
    'organization.created': [],
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
