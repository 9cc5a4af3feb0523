import { checkRows } from '@server/db/rows/rows';
import { forgetPublishedParts } from '@server/modules/tests/attempts/published-part';

// Modules of the program are loaded once per worker (`server-runtime.cjs`).
checkRows();
forgetPublishedParts();
