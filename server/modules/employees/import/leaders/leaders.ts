import type { ErrorCode } from '@server/errors';
import { groupBy } from '@server/modules/group-by';
import { nameKey } from '../rows/fields';
import type { CellError } from '../rows/row-person';
import { readName } from '../rows/values';

/** A subdivision: an existing one as `s12`, one that the run will create as `k:отдел / группа`. */
export type Node = string;
/** A person: an existing one as `u12`, one that a row of the table will create as `r7`. */
export type Token = string;

export interface LeaderRow {
  number: number;
  token: Token;
  /** The text of the manager's cell; null: empty. */
  text: string | null;
  node: Node | null;
  /** False: the row is skipped or invalid. */
  isTaken: boolean;
}

export interface LeaderCandidate {
  name: string;
  /** The person's subdivision. */
  node: Node | null;
  /** Only administrators may edit their record. */
  isAbove: boolean;
}

export interface LeaderFacts {
  rows: readonly LeaderRow[];
  people: ReadonlyMap<Token, LeaderCandidate>;
  /** The people that a name, an address or a personnel number refers to. */
  tokensByName: ReadonlyMap<string, ReadonlySet<Token>>;
  parents: ReadonlyMap<Node, Node | null>;
  names: ReadonlyMap<Node, string>;
  /** The heads of a subdivision, and their substitutes. */
  leadersBySubdivision: ReadonlyMap<Node, readonly Token[]>;
}

export interface ProposedLeader {
  node: Node;
  token: Token;
  name: string;
  subdivision: string;
  /** The number of rows that name them. */
  count: number;
}

export interface LeaderFinding extends CellError {
  /** The row is not imported until the cell is corrected. */
  isError: boolean;
}

interface Vote {
  row: LeaderRow;
  node: Node;
  leader: Token;
}

const warning = (code: ErrorCode, params?: CellError['params']): LeaderFinding => ({
  code,
  ...(params ? { params } : {}),
  isError: false,
});

/** Returns the keys by which a cell may refer to a person: an address, a personnel number, the names in either order. */
function callsOf(text: string): string[] {
  const email = /(?<!\S)[^\s@]+@\S+/.exec(text)?.[0];
  if (email) return [email.toLowerCase().replaceAll(/[<>()]/g, '')];
  const { nameFirst, nameSecond } = readName(text);
  return [nameKey(text), nameKey(`${nameSecond} ${nameFirst}`)];
}

function mostFrequent(votes: readonly Vote[]): Token[] {
  const counts = [...groupBy(votes, ({ leader }) => leader)].map(([leader, of]) => ({
    leader,
    count: of.length,
  }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  return counts.flatMap(({ leader, count }) => (count === most ? [leader] : []));
}

/**
 * Returns the person named by most rows; in a tie, the rows of the tied people themselves are ignored, because they name their
 * own managers.
 */
function mostNamed(votes: readonly Vote[]): Token | null {
  const first = mostFrequent(votes);
  const most = first.length > 1 ? mostFrequent(votes.filter(({ row }) => !first.includes(row.token))) : first;
  return most.length === 1 ? (most[0] ?? null) : null;
}

/** The facts, and the proposals and findings so far. */
interface Proposal extends LeaderFacts {
  readonly findings: Map<number, LeaderFinding>;
  readonly leaders: Map<Node, ProposedLeader>;
  readonly leads: Map<Token, Node>;
  readonly rowOf: ReadonlyMap<Token, LeaderRow>;
}

const nameOf = (proposal: Proposal, token: Token | undefined) => proposal.people.get(token ?? '')?.name ?? '';

const subdivisionName = (proposal: Proposal, node: Node) => proposal.names.get(node) ?? '';

function leadersOf(proposal: Proposal, node: Node): readonly Token[] {
  const proposed = proposal.leaders.get(node)?.token;
  return [...(proposal.leadersBySubdivision.get(node) ?? []), ...(proposed === undefined ? [] : [proposed])];
}

function tokensCalled(proposal: Proposal, text: string): Token[] {
  for (const call of callsOf(text)) {
    const found = proposal.tokensByName.get(call);
    if (found && found.size > 0) return [...found];
  }
  return [];
}

/** Returns the subdivision and those above it. */
function upFrom(proposal: Proposal, node: Node | null): Node[] {
  const path: Node[] = [];
  for (let at = node; at !== null && !path.includes(at); at = proposal.parents.get(at) ?? null) path.push(at);
  return path;
}

/**
 * Returns the person whom the row names as a head. Empty: the cell is empty or already correct, or a finding is recorded instead.
 */
function voteOf(proposal: Proposal, row: LeaderRow): Vote[] {
  if (row.text === null) return [];
  const found = tokensCalled(proposal, row.text);
  const above = upFrom(proposal, row.node).flatMap((node) => leadersOf(proposal, node));
  if (above.some((token) => token !== row.token && found.includes(token))) return [];
  const [leader] = found;
  if (leader === undefined)
    proposal.findings.set(row.number, { code: 'import.leaderUnknown', isError: true });
  else if (found.length > 1)
    proposal.findings.set(row.number, { code: 'import.leaderSeveral', isError: true });
  else if (row.node === null) proposal.findings.set(row.number, warning('import.leaderNoPlace'));
  else return [{ row, node: row.node, leader }];
  return [];
}

/** Returns why the person cannot become a head; null: they can. */
function unfitness(proposal: Proposal, leader: Token): LeaderFinding | null {
  if (proposal.people.get(leader)?.isAbove) return warning('import.leaderAdmin');
  const row = proposal.rowOf.get(leader);
  const isToCome = leader.startsWith('r') && !row?.isTaken;
  return isToCome ? warning('import.leaderNotTaken', { row: row?.number ?? 0 }) : null;
}

/** Proposes a head. Null: they head it from now on, or already head one above it. */
function proposeLeader(proposal: Proposal, node: Node, leader: Token, count: number): LeaderFinding | null {
  const led = proposal.leads.get(leader);
  if (led !== undefined && upFrom(proposal, node).includes(led)) return null;
  const finding =
    led === undefined
      ? unfitness(proposal, leader)
      : warning('import.leaderElsewhere', { subdivision: subdivisionName(proposal, led) });
  if (finding) return finding;
  proposal.leads.set(leader, node);
  proposal.leaders.set(node, {
    node,
    token: leader,
    name: nameOf(proposal, leader),
    subdivision: subdivisionName(proposal, node),
    count,
  });
  return null;
}

function noteVotes({ findings }: Proposal, votes: readonly Vote[], finding: LeaderFinding | null): void {
  if (finding) for (const { row } of votes) findings.set(row.number, finding);
}

function decideSubdivision(
  proposal: Proposal,
  node: Node,
  votes: readonly Vote[],
  winner: Token | null,
): void {
  const [leader] = proposal.leadersBySubdivision.get(node) ?? [];
  if (leader !== undefined)
    return noteVotes(proposal, votes, warning('import.leaderStands', { name: nameOf(proposal, leader) }));
  if (winner === null) return noteVotes(proposal, votes, warning('import.leaderDisagree'));
  const own = votes.filter(({ leader }) => leader === winner);
  noteVotes(proposal, own, proposeLeader(proposal, node, winner, own.length));
  const others = votes.filter(({ leader }) => leader !== winner);
  noteVotes(proposal, others, warning('import.leaderOther', { name: nameOf(proposal, winner) }));
}

/** Proposes a manager for a person who heads a subdivision: they report to the head of one above it. */
function decideAbove(proposal: Proposal, { row, node, leader }: Vote): void {
  const [, ...above] = upFrom(proposal, node);
  if (above.flatMap((node) => leadersOf(proposal, node)).includes(leader)) return;
  const [parent] = above;
  const isFree = parent !== undefined && leadersOf(proposal, parent).length === 0;
  const finding = isFree
    ? proposeLeader(proposal, parent, leader, 1)
    : warning('import.leaderAbove', { subdivision: subdivisionName(proposal, node) });
  if (finding) proposal.findings.set(row.number, finding);
}

/**
 * Proposes heads: a person's manager is the head of their subdivision, so a person named in the cells is proposed if they head
 * nothing yet and the subdivision has no head. Other values of a cell are reported as findings.
 */
export function proposeLeaders(facts: LeaderFacts): {
  leaders: ProposedLeader[];
  findings: Map<number, LeaderFinding>;
} {
  const findings = new Map<number, LeaderFinding>();
  const leaders = new Map<Node, ProposedLeader>();
  const leads = new Map<Token, Node>(
    [...facts.leadersBySubdivision].flatMap(([node, tokens]) =>
      tokens.map((token) => [token, node] as const),
    ),
  );
  const rowOf = new Map(facts.rows.map((row) => [row.token, row]));
  const proposal: Proposal = { ...facts, findings, leaders, leads, rowOf };

  const votes = proposal.rows.flatMap((row) => voteOf(proposal, row));
  const byNode = [...groupBy(votes, ({ node }) => node)].map(([node, ofNode]) => {
    const winner = mostNamed(ofNode);
    const isOfLeader = ({ row, leader }: Vote) =>
      row.token !== leader &&
      (row.token === winner || (proposal.leadersBySubdivision.get(node) ?? []).includes(row.token));
    // The subdivision where the named person works comes first, then from the top down.
    const isOwn = winner !== null && proposal.people.get(winner)?.node === node;
    const rank = (isOwn ? 0 : 1_000) + upFrom(proposal, node).length;
    return {
      node,
      winner,
      rank,
      ofLeader: ofNode.filter(isOfLeader),
      rest: ofNode.filter((vote) => !isOfLeader(vote)),
    };
  });
  byNode.sort((a, b) => a.rank - b.rank);
  for (const { node, rest, winner } of byNode) decideSubdivision(proposal, node, rest, winner);
  for (const vote of byNode.flatMap(({ ofLeader }) => ofLeader)) decideAbove(proposal, vote);
  return { leaders: [...leaders.values()], findings };
}
