import { checkRows } from '@server/db/rows';

checkRows();
