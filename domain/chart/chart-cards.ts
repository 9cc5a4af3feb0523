/** The number of people that fits on a card. */
const facesShown = 3;

interface CardWords {
  /** «вакантна» */
  vacant: string;
  /** «7 человек» */
  people: (count: number) => string;
}

interface CardFacts<Person> {
  isVacant: boolean;
  caption: string;
  faces: readonly Person[];
}

/** Returns what the card of a position says about its holders: `holders` are the first few of `count`. */
export function positionFacts<Person>(
  holders: readonly Person[],
  count: number,
  { vacant, people, nameOf }: CardWords & { nameOf: (person: Person) => string },
): CardFacts<Person> {
  const [first] = holders;
  const caption = count === 1 && first ? nameOf(first) : people(count);
  return { isVacant: count === 0, faces: holders, caption: count === 0 ? vacant : caption };
}

/**
 * Returns the same of a subdivision: the leader first, even an acting one from another subdivision, then its people. `headText`
 * names the leader or says that there is none.
 */
export function subdivisionFacts<Person extends { id: number }>(
  { leader, leaderText }: { leader: Person | null; leaderText: string },
  staff: readonly Person[],
  count: number,
  { people }: Pick<CardWords, 'people'>,
): CardFacts<Person> {
  const others = staff.filter(({ id }) => id !== leader?.id);
  return {
    isVacant: leader === null,
    faces: [...(leader ? [leader] : []), ...others].slice(0, facesShown),
    caption: `${leaderText}, ${people(count)}`,
  };
}
