import type { ErrorCode } from '@server/errors';
import { groupBy } from '@server/modules/group-by';
import { nameKey } from './fields';
import type { CellError } from './row-person';
import { readName } from './values';

/** A subdivision: `s12` that stands, `k:отдел / группа` that the run will make. */
export type Node = string;
/** Somebody: `u12` who is there, `r7` whom a row of the table will make. */
export type Token = string;

export interface HeadRow {
  number: number;
  token: Token;
  /** What the cell of the manager says; null: nothing. */
  text: string | null;
  node: Node | null;
  /** False: the row is skipped or wrong. */
  isTaken: boolean;
}

export interface Somebody {
  name: string;
  /** Where they work. */
  node: Node | null;
  /** Their record is for administrators alone. */
  isAbove: boolean;
}

export interface HeadFacts {
  rows: readonly HeadRow[];
  people: ReadonlyMap<Token, Somebody>;
  /** Whom a name, an address or a personnel number means. */
  called: ReadonlyMap<string, ReadonlySet<Token>>;
  parents: ReadonlyMap<Node, Node | null>;
  names: ReadonlyMap<Node, string>;
  /** Who heads a subdivision, or acts for its head. */
  standing: ReadonlyMap<Node, readonly Token[]>;
}

export interface ProposedHead {
  node: Node;
  token: Token;
  name: string;
  subdivision: string;
  /** Rows that name them. */
  count: number;
}

export interface HeadFinding extends CellError {
  /** The row is not taken until the cell is mended. */
  isError: boolean;
}

interface Vote {
  row: HeadRow;
  node: Node;
  leader: Token;
}

const note = (code: ErrorCode, params?: CellError['params']): HeadFinding => ({
  code,
  ...(params ? { params } : {}),
  isError: false,
});

/** What a cell may call somebody: an address, a personnel number, the names in either order. */
function callsOf(text: string): string[] {
  const email = /(?<!\S)[^\s@]+@\S+/.exec(text)?.[0];
  if (email) return [email.toLowerCase().replaceAll(/[<>()]/g, '')];
  const { nameFirst, nameSecond } = readName(text);
  return [nameKey(text), nameKey(`${nameSecond} ${nameFirst}`)];
}

function mostOf(votes: readonly Vote[]): Token[] {
  const counts = [...groupBy(votes, ({ leader }) => leader)].map(([leader, of]) => ({
    leader,
    count: of.length,
  }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  return counts.flatMap(({ leader, count }) => (count === most ? [leader] : []));
}

/** Whom most of the rows name; among equals the rows of these themselves, who name their own managers, do not count. */
function mostNamed(votes: readonly Vote[]): Token | null {
  const first = mostOf(votes);
  const most = first.length > 1 ? mostOf(votes.filter(({ row }) => !first.includes(row.token))) : first;
  return most.length === 1 ? (most[0] ?? null) : null;
}

/**
 * A manager of a person is the head of their subdivision, so what the cells name is proposed as heads: who heads nothing
 * yet, for a subdivision that nobody heads. Whatever else a cell says is told on it.
 */
export function proposeHeads(facts: HeadFacts): {
  heads: ProposedHead[];
  findings: Map<number, HeadFinding>;
} {
  const findings = new Map<number, HeadFinding>();
  const heads = new Map<Node, ProposedHead>();
  const leads = new Map<Token, Node>(
    [...facts.standing].flatMap(([node, tokens]) => tokens.map((token) => [token, node] as const)),
  );
  const rowOf = new Map(facts.rows.map((row) => [row.token, row]));
  const nameOf = (token: Token | undefined) => facts.people.get(token ?? '')?.name ?? '';
  const called = (node: Node) => facts.names.get(node) ?? '';
  const headsOf = (node: Node): readonly Token[] => {
    const proposed = heads.get(node)?.token;
    return [...(facts.standing.get(node) ?? []), ...(proposed === undefined ? [] : [proposed])];
  };
  const find = (text: string): Token[] => {
    for (const call of callsOf(text)) {
      const found = facts.called.get(call);
      if (found && found.size > 0) return [...found];
    }
    return [];
  };

  /** The subdivision and those above it. */
  function upFrom(node: Node | null): Node[] {
    const way: Node[] = [];
    for (let at = node; at !== null && !way.includes(at); at = facts.parents.get(at) ?? null) way.push(at);
    return way;
  }

  function voteOf(row: HeadRow): Vote[] {
    if (row.text === null) return [];
    const found = find(row.text);
    const above = upFrom(row.node).flatMap(headsOf);
    if (above.some((token) => token !== row.token && found.includes(token))) return [];
    const [leader] = found;
    if (leader === undefined) findings.set(row.number, { code: 'import.leaderUnknown', isError: true });
    else if (found.length > 1) findings.set(row.number, { code: 'import.leaderSeveral', isError: true });
    else if (row.node === null) findings.set(row.number, note('import.leaderNoPlace'));
    else return [{ row, node: row.node, leader }];
    return [];
  }

  /** Why somebody can be made a head of nothing. */
  function unfit(leader: Token): HeadFinding | null {
    if (facts.people.get(leader)?.isAbove) return note('import.leaderAdmin');
    const row = rowOf.get(leader);
    const isToCome = leader.startsWith('r') && !row?.isTaken;
    return isToCome ? note('import.leaderNotTaken', { row: row?.number ?? 0 }) : null;
  }

  /** Null: they head it from now on, or head one above it already. */
  function propose(node: Node, leader: Token, count: number): HeadFinding | null {
    const led = leads.get(leader);
    if (led !== undefined && upFrom(node).includes(led)) return null;
    const finding =
      led === undefined ? unfit(leader) : note('import.leaderElsewhere', { subdivision: called(led) });
    if (finding) return finding;
    leads.set(leader, node);
    heads.set(node, { node, token: leader, name: nameOf(leader), subdivision: called(node), count });
    return null;
  }

  function tell(votes: readonly Vote[], finding: HeadFinding | null): void {
    if (finding) for (const { row } of votes) findings.set(row.number, finding);
  }

  function decide(node: Node, votes: readonly Vote[], winner: Token | null): void {
    const [head] = facts.standing.get(node) ?? [];
    if (head !== undefined) return tell(votes, note('import.leaderStands', { name: nameOf(head) }));
    if (winner === null) return tell(votes, note('import.leaderDisagree'));
    const own = votes.filter(({ leader }) => leader === winner);
    tell(own, propose(node, winner, own.length));
    const others = votes.filter(({ leader }) => leader !== winner);
    tell(others, note('import.leaderOther', { name: nameOf(winner) }));
  }

  /** Whoever heads a subdivision themselves reports to whoever heads one above it. */
  function decideAbove({ row, node, leader }: Vote): void {
    const [, ...above] = upFrom(node);
    if (above.flatMap(headsOf).includes(leader)) return;
    const [parent] = above;
    const isFree = parent !== undefined && headsOf(parent).length === 0;
    const finding = isFree
      ? propose(parent, leader, 1)
      : note('import.leaderAbove', { subdivision: called(node) });
    if (finding) findings.set(row.number, finding);
  }

  const votes = facts.rows.flatMap(voteOf);
  const byNode = [...groupBy(votes, ({ node }) => node)].map(([node, ofNode]) => {
    const winner = mostNamed(ofNode);
    const isOfHead = ({ row, leader }: Vote) =>
      row.token !== leader && (row.token === winner || (facts.standing.get(node) ?? []).includes(row.token));
    // Where the one who is named works comes first, then from above.
    const isOwn = winner !== null && facts.people.get(winner)?.node === node;
    const rank = (isOwn ? 0 : 1_000) + upFrom(node).length;
    return {
      node,
      winner,
      rank,
      ofHead: ofNode.filter(isOfHead),
      rest: ofNode.filter((one) => !isOfHead(one)),
    };
  });
  byNode.sort((a, b) => a.rank - b.rank);
  for (const { node, rest, winner } of byNode) decide(node, rest, winner);
  for (const vote of byNode.flatMap(({ ofHead }) => ofHead)) decideAbove(vote);
  return { heads: [...heads.values()], findings };
}
