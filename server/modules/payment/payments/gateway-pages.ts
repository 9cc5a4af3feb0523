import { GatewayError, type GatewayPage } from './gateway';

/** Pages of a hundred: more would be an error of the service, or ours. */
const MAX_PAGES = 1_000;

/**
 * Yields the items of a list of the payment service, page by page. A part of a list never passes for the whole: what was not read
 * would seem to be missing.
 * @param read returns one page; a null cursor: the first one
 * @throws {GatewayError} the service could not be asked, or has more pages than are read; the pages before have been yielded
 */
export async function* gatewayPages<Item>(
  read: (cursor: string | null) => Promise<GatewayPage<Item>>,
  maxPages: number = MAX_PAGES,
): AsyncGenerator<Item[]> {
  let cursor: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const { items, nextCursor }: GatewayPage<Item> = await read(cursor);
    yield items;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
  throw new GatewayError('the list of the payment service has more pages than are read', false);
}
