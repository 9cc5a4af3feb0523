import { rmSync } from 'node:fs';
import { PREPARED_DATA } from '../../helpers/browser/prepared-data';

function removePreparedData(): void {
  const prepared = process.env[PREPARED_DATA];
  if (prepared !== undefined) rmSync(prepared, { recursive: true, force: true });
}

module.exports = removePreparedData;
