import { AppError } from '@server/errors';
import { createDemand, type Demand, STEADY_DEMAND } from './demand';
import { createPresence, type Presence } from './presence';

/** A request for a slot. */
export interface Claim {
  organization: string;
  person: string;
}

interface FairQueueOptions {
  /** The total number of slots. */
  size: number;
  /** Max number of waiting requests per person and per organization; further ones are rejected immediately. */
  waiting: { person: number; organization: number };
  /** A longer wait is rejected, unless the request waits for other requests of the same person: then after `ownPatienceMs`. */
  timeoutMs: number;
  ownTimeoutMs: number;
  /** Which people have sent requests recently; may be shared with other queues. */
  people?: Presence;
  now?: () => number;
}

/** Releases a slot. */
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

/** A page sends fewer requests at once: a person with more waiting is a program, and gets the lowest priority. */
const MANY_WAITING = 12;
/**
 * While others are active, so many requests of a person run at once: hardly fewer than a page needs at the same time. The others wait
 * here, so that the demand of a program shows within a second.
 */
const MAX_OF_PERSON = 3;
/**
 * Its slot stays empty for a multiple of the time its work took: for each request that it keeps in the queue, on average, for twice
 * that time. Eight long lists at a time get a seventeenth of a slot, which is below what others notice at their 95th percentile.
 */
const REST_PER_REQUEST = 2;
const REST_FACTOR = { min: 4, max: 20 };
const LONGEST_REST_MS = 800;

/** The state of a queue. */
interface Queue extends Omit<FairQueueOptions, 'people'> {
  now: () => number;
  organizations: Map<string, Organization>;
  comingOrganizations: Presence;
  comingPeople: Presence;
  /** The recent number of concurrent requests of each person. */
  demand: Demand;
  /** The number of slots in use. */
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
  const most = isProgram(queue, personKey, person) ? 1 : Math.min(MAX_OF_PERSON, Math.ceil(queue.size / 2));
  return person.running < most;
}

function hasRoom(queue: Queue, id: string, organization: Organization): boolean {
  if (organization.waiting === 0) return false;
  return !queue.comingOrganizations.areOthers(id) || organization.running < Math.ceil((queue.size * 3) / 4);
}

/** Returns the next claim and moves its person and organization to the end of the order. */
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

function restFactorOf(queue: Queue, personKey: string): number {
  const factor = queue.demand.of(personKey) * REST_PER_REQUEST;
  return Math.min(Math.max(factor, REST_FACTOR.min), REST_FACTOR.max);
}

function letRest(queue: Queue, claim: Claim, person: Person, tookMs: number): void {
  person.isResting = true;
  setTimeout(
    () => {
      person.isResting = false;
      forget(queue, claim);
      dispatch(queue);
    },
    Math.min(tookMs * restFactorOf(queue, claim.person), LONGEST_REST_MS),
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
  // Determined now: by the time of the timeout, the person's queue may have become short.
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
      // The person is being served, one request after another: this one waits for their other requests.
      const isOwnLine = isBehindOwn && queue.now() - person.servedAt < queue.timeoutMs;
      if (isOwnLine && queue.now() - begin < queue.ownTimeoutMs) {
        timer = setTimeout(giveUp, queue.timeoutMs);
        return;
      }
      person.line.splice(person.line.indexOf(waiter), 1);
      organization.waiting -= 1;
      queue.demand.change(claim.person, -1);
      forget(queue, claim);
      // The same message as the pool's own, so that people see it as «temporarily away».
      const away = new Error('timeout exceeded when trying to connect: too many requests at once');
      reject(isOwnLine ? new AppError('limits.busy') : away);
    };
    timer = setTimeout(giveUp, queue.timeoutMs);
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
 * A queue in front of slots that is fair among organizations and among the people of each: they take turns, and whoever has been
 * served goes to the end. While others are present, one organization gets at most three quarters of the slots and one person half
 * of them. A person with a long queue, or with several concurrent requests without a pause, gets a single slot that rests after
 * each piece of work, the longer the more of them there are.
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
