import { AppError } from '@server/errors';
import { createDemand, type Demand, STEADY_DEMAND } from './demand';
import { createPresence, type Presence } from './presence';

/** Who wants a slot. */
export interface Claim {
  organization: string;
  person: string;
}

interface FairQueueOptions {
  /** Slots in all. */
  size: number;
  /** More than these of one person, or of one organization, are sent away at once. */
  waiting: { person: number; organization: number };
  /** Whoever waits for longer is sent away, unless they wait for themselves: then after `ownPatienceMs`. */
  patienceMs: number;
  ownPatienceMs: number;
  /** Which people ask of late; one that others look at, too. */
  people?: Presence;
  now?: () => number;
}

/** Gives a slot back. */
export type Release = () => void;

export interface FairQueue {
  /** @throws {AppError} limits.busy: too many of this person or organization wait; Error: the wait was too long */
  enter(claim: Claim): Promise<Release>;
}

interface Waiter {
  admit: (release: Release) => void;
}

interface Person {
  running: number;
  isResting: boolean;
  servedAt: number;
  line: Waiter[];
}

interface Organization {
  running: number;
  waiting: number;
  people: Map<string, Person>;
}

/** A page asks for fewer things at once: whoever has more waiting is a program, and takes what the others leave. */
const MANY_WAITING = 12;
/** Its slot stays empty for so many times as long as its work took: what it asks costs the others a fifth of a slot. */
const REST = 4;
const LONGEST_REST_MS = 300;

/** A queue as it stands. */
interface Queue extends Omit<FairQueueOptions, 'people'> {
  now: () => number;
  organizations: Map<string, Organization>;
  comingOrganizations: Presence;
  comingPeople: Presence;
  /** How much each person asks for at a time. */
  demand: Demand;
  /** Slots that are taken. */
  running: number;
}

function organizationOf(queue: Queue, id: string): Organization {
  const found = queue.organizations.get(id) ?? { running: 0, waiting: 0, people: new Map<string, Person>() };
  queue.organizations.set(id, found);
  return found;
}

function personOf({ people }: Organization, id: string): Person {
  const found = people.get(id) ?? { running: 0, isResting: false, servedAt: -Infinity, line: [] };
  people.set(id, found);
  return found;
}

function forget(queue: Queue, { organization: organizationKey, person: personKey }: Claim): void {
  const organization = organizationOf(queue, organizationKey);
  const { running: own, isResting, line } = personOf(organization, personKey);
  if (own === 0 && line.length === 0 && !isResting) organization.people.delete(personKey);
  if (organization.people.size === 0) queue.organizations.delete(organizationKey);
}

const isProgram = (queue: Queue, personKey: string, { line }: Person) =>
  (line.length >= MANY_WAITING || queue.demand.of(personKey) >= STEADY_DEMAND) &&
  queue.comingPeople.areOthers(personKey);

function mayRun(queue: Queue, personKey: string, person: Person): boolean {
  if (person.line.length === 0 || person.isResting) return false;
  if (!queue.comingPeople.areOthers(personKey)) return true;
  return person.running < (isProgram(queue, personKey, person) ? 1 : Math.ceil(queue.size / 2));
}

function hasRoom(queue: Queue, id: string, organization: Organization): boolean {
  if (organization.waiting === 0) return false;
  return !queue.comingOrganizations.areOthers(id) || organization.running < Math.ceil((queue.size * 3) / 4);
}

/** Whose turn it is; they go to the end of their line of turns. */
function takeTurn(queue: Queue): Claim | null {
  for (const [organizationKey, organization] of queue.organizations) {
    if (!hasRoom(queue, organizationKey, organization)) continue;
    for (const [personKey, person] of organization.people) {
      if (!mayRun(queue, personKey, person)) continue;
      organization.people.delete(personKey);
      organization.people.set(personKey, person);
      queue.organizations.delete(organizationKey);
      queue.organizations.set(organizationKey, organization);
      return { organization: organizationKey, person: personKey };
    }
  }
  return null;
}

function letRest(queue: Queue, claim: Claim, person: Person, tookMs: number): void {
  person.isResting = true;
  setTimeout(
    () => {
      person.isResting = false;
      forget(queue, claim);
      dispatch(queue);
    },
    Math.min(tookMs * REST, LONGEST_REST_MS),
  ).unref();
}

function releaseOf(queue: Queue, claim: Claim, organization: Organization, person: Person): Release {
  const begin = queue.now();
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    queue.running -= 1;
    organization.running -= 1;
    person.running -= 1;
    queue.demand.change(claim.person, -1);
    if (isProgram(queue, claim.person, person)) letRest(queue, claim, person, queue.now() - begin);
    forget(queue, claim);
    dispatch(queue);
  };
}

function dispatch(queue: Queue): void {
  while (queue.running < queue.size) {
    const claim = takeTurn(queue);
    if (!claim) return;
    const organization = organizationOf(queue, claim.organization);
    const person = personOf(organization, claim.person);
    const waiter = person.line.shift();
    organization.waiting -= 1;
    organization.running += 1;
    person.running += 1;
    person.servedAt = queue.now();
    queue.running += 1;
    waiter?.admit(releaseOf(queue, claim, organization, person));
  }
}

function waitInLine(
  queue: Queue,
  claim: Claim,
  organization: Organization,
  person: Person,
): Promise<Release> {
  const begin = queue.now();
  // Noted now: when their patience is at an end, their line may have become short.
  const isBehindOwn = person.line.length > 0;
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const waiter: Waiter = {
      admit: (release) => {
        clearTimeout(timer);
        resolve(release);
      },
    };
    const giveUp = () => {
      // They are served, one after another: what this one waits for are their own others.
      const isOwnLine = isBehindOwn && queue.now() - person.servedAt < queue.patienceMs;
      if (isOwnLine && queue.now() - begin < queue.ownPatienceMs) {
        timer = setTimeout(giveUp, queue.patienceMs);
        return;
      }
      person.line.splice(person.line.indexOf(waiter), 1);
      organization.waiting -= 1;
      queue.demand.change(claim.person, -1);
      forget(queue, claim);
      // The same words as the pool's own, so that it is told to people as «temporarily away».
      const away = new Error('timeout exceeded when trying to connect: too many requests at once');
      reject(isOwnLine ? new AppError('limits.busy') : away);
    };
    timer = setTimeout(giveUp, queue.patienceMs);
    person.line.push(waiter);
    organization.waiting += 1;
    queue.demand.change(claim.person, 1);
    dispatch(queue);
  });
}

function enter(queue: Queue, claim: Claim): Promise<Release> {
  const { organization: organizationKey, person: personKey } = claim;
  queue.comingOrganizations.note(organizationKey);
  queue.comingPeople.note(personKey);
  const organization = organizationOf(queue, organizationKey);
  const person = personOf(organization, personKey);
  if (person.line.length >= queue.waiting.person || organization.waiting >= queue.waiting.organization) {
    return Promise.reject(new AppError('limits.busy'));
  }
  return waitInLine(queue, claim, organization, person);
}

/**
 * A queue before slots, fair among organizations and among the people of each: these take turns, whoever has been served
 * goes to the end. While others are there, one organization has at most three quarters of the slots, one person half of
 * them, and a person whose line is long, or who asks for several things at a time without a pause, a single one that
 * rests after each piece of work.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { people, now = () => performance.now(), ...limits } = options;
  const queue: Queue = {
    ...limits,
    now,
    organizations: new Map(),
    comingOrganizations: createPresence(now),
    comingPeople: people ?? createPresence(now),
    demand: createDemand(now),
    running: 0,
  };

  return {
    enter: (claim) => enter(queue, claim),
  };
}
