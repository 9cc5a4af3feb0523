import { stopKept } from './running-postgres';

module.exports = stopKept;
