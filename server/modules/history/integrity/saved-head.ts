import { savedHeadSchema } from '@domain/history/saved-head';
import { AppError } from '@server/errors';
import { checkInput } from '@server/modules/check-input';

/** The end of a chain: the number of its entries, and the hash of the last one. */
export interface ChainEnd {
  count: number;
  hash: string;
}

/** The ends of an organization's chains at one moment, as they are kept outside the database. */
export interface SavedHead {
  organizationId: number;
  at: Date;
  signatures: ChainEnd;
  history: ChainEnd;
}

const TITLE = 'Adaptika evidence 1';
const EMPTY = '-';

const endText = ({ count, hash }: ChainEnd) => `${count} ${hash === '' ? EMPTY : hash}`;

/** Returns the text that is emailed, timestamped and later compared. */
export function savedHeadText({ organizationId, at, signatures, history }: SavedHead): string {
  const values = [
    ['organization', organizationId],
    ['at', at.toISOString()],
    ['signatures', endText(signatures)],
    ['history', endText(history)],
  ];
  return [TITLE, ...values.map((line) => line.join(': ')), ''].join('\n');
}

const VALUE = {
  organization: /^organization: (\d{1,9})$/,
  at: /^at: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/,
  signatures: /^signatures: (\d{1,15}) ([\da-f]{64}|-)$/,
  history: /^history: (\d{1,15}) ([\da-f]{64}|-)$/,
};

function endOf([, count = '', hash = '']: RegExpMatchArray): ChainEnd {
  return { count: Number(count), hash: hash === EMPTY ? '' : hash };
}

/** Email programs mark the lines of a quoted email. */
const bare = (line: string) => line.replace(/^[>\s]+/, '').trimEnd();

/**
 * Reads the first saved head in a text: the file itself, or the whole email that contained it.
 * @throws {AppError} history.headUnreadable, validation.tooLong, validation.required
 */
export function readSavedHead(given: string): SavedHead {
  const { text } = checkInput(savedHeadSchema, { text: given });
  const lines = text.split('\n').map(bare);
  const start = lines.indexOf(TITLE) + 1;
  const found = [VALUE.organization, VALUE.at, VALUE.signatures, VALUE.history].map(
    (value, index) => lines[start + index]?.match(value) ?? null,
  );
  const [organization, at, signatures, history] = start > 0 ? found : [];
  const time = new Date(at?.[1] ?? Number.NaN);
  if (!organization || !signatures || !history || Number.isNaN(time.getTime())) {
    throw new AppError('history.headUnreadable', { field: 'text' });
  }
  return {
    organizationId: Number(organization[1]),
    at: time,
    signatures: endOf(signatures),
    history: endOf(history),
  };
}
