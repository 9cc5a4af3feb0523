import { stopStoredPostgres } from './running-postgres';

module.exports = stopStoredPostgres;
