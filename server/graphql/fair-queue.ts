import { AppError } from '@server/errors';
import { createDemand, STEADY_DEMAND } from './demand';
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

/**
 * A queue before slots, fair among organizations and among the people of each: these take turns, whoever has been served
 * goes to the end. While others are there, one organization has at most three quarters of the slots, one person half of
 * them, and a person whose line is long, or who asks for several things at a time without a pause, a single one that
 * rests after each piece of work.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { size, waiting, patienceMs, ownPatienceMs, now = () => performance.now() } = options;
  const organizations = new Map<string, Organization>();
  const comingOrganizations = createPresence(now);
  const comingPeople = options.people ?? createPresence(now);
  const demand = createDemand(now);
  let running = 0;

  function organizationOf(id: string): Organization {
    const found = organizations.get(id) ?? { running: 0, waiting: 0, people: new Map<string, Person>() };
    organizations.set(id, found);
    return found;
  }

  function personOf({ people }: Organization, id: string): Person {
    const found = people.get(id) ?? { running: 0, isResting: false, servedAt: -Infinity, line: [] };
    people.set(id, found);
    return found;
  }

  function forget({ organization: organizationKey, person: personKey }: Claim): void {
    const organization = organizationOf(organizationKey);
    const { running: own, isResting, line } = personOf(organization, personKey);
    if (own === 0 && line.length === 0 && !isResting) organization.people.delete(personKey);
    if (organization.people.size === 0) organizations.delete(organizationKey);
  }

  const isProgram = (personKey: string, { line }: Person) =>
    (line.length >= MANY_WAITING || demand.of(personKey) >= STEADY_DEMAND) &&
    comingPeople.areOthers(personKey);

  function mayRun(personKey: string, person: Person): boolean {
    if (person.line.length === 0 || person.isResting) return false;
    if (!comingPeople.areOthers(personKey)) return true;
    return person.running < (isProgram(personKey, person) ? 1 : Math.ceil(size / 2));
  }

  function hasRoom(id: string, organization: Organization): boolean {
    if (organization.waiting === 0) return false;
    return !comingOrganizations.areOthers(id) || organization.running < Math.ceil((size * 3) / 4);
  }

  /** Whose turn it is; they go to the end of their line of turns. */
  function next(): Claim | null {
    for (const [organizationKey, organization] of organizations) {
      if (!hasRoom(organizationKey, organization)) continue;
      for (const [personKey, person] of organization.people) {
        if (!mayRun(personKey, person)) continue;
        organization.people.delete(personKey);
        organization.people.set(personKey, person);
        organizations.delete(organizationKey);
        organizations.set(organizationKey, organization);
        return { organization: organizationKey, person: personKey };
      }
    }
    return null;
  }

  function rest(claim: Claim, person: Person, tookMs: number): void {
    person.isResting = true;
    setTimeout(
      () => {
        person.isResting = false;
        forget(claim);
        dispatch();
      },
      Math.min(tookMs * REST, LONGEST_REST_MS),
    ).unref();
  }

  function releaseOf(claim: Claim, organization: Organization, person: Person): Release {
    const begin = now();
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      running -= 1;
      organization.running -= 1;
      person.running -= 1;
      demand.change(claim.person, -1);
      if (isProgram(claim.person, person)) rest(claim, person, now() - begin);
      forget(claim);
      dispatch();
    };
  }

  function dispatch(): void {
    while (running < size) {
      const claim = next();
      if (!claim) return;
      const organization = organizationOf(claim.organization);
      const person = personOf(organization, claim.person);
      const waiter = person.line.shift();
      organization.waiting -= 1;
      organization.running += 1;
      person.running += 1;
      person.servedAt = now();
      running += 1;
      waiter?.admit(releaseOf(claim, organization, person));
    }
  }

  function wait(claim: Claim, organization: Organization, person: Person): Promise<Release> {
    const begin = now();
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
        const isOwnLine = isBehindOwn && now() - person.servedAt < patienceMs;
        if (isOwnLine && now() - begin < ownPatienceMs) {
          timer = setTimeout(giveUp, patienceMs);
          return;
        }
        person.line.splice(person.line.indexOf(waiter), 1);
        organization.waiting -= 1;
        demand.change(claim.person, -1);
        forget(claim);
        // The same words as the pool's own, so that it is told to people as «temporarily away».
        const away = new Error('timeout exceeded when trying to connect: too many requests at once');
        reject(isOwnLine ? new AppError('limits.busy') : away);
      };
      timer = setTimeout(giveUp, patienceMs);
      person.line.push(waiter);
      organization.waiting += 1;
      demand.change(claim.person, 1);
      dispatch();
    });
  }

  return {
    enter(claim) {
      const { organization: organizationKey, person: personKey } = claim;
      comingOrganizations.note(organizationKey);
      comingPeople.note(personKey);
      const organization = organizationOf(organizationKey);
      const person = personOf(organization, personKey);
      if (person.line.length >= waiting.person || organization.waiting >= waiting.organization) {
        return Promise.reject(new AppError('limits.busy'));
      }
      return wait(claim, organization, person);
    },
  };
}
