import { eq, inArray, and, sql } from 'drizzle-orm';
import { z } from 'zod';
import limits from '@graphql/limits.json';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Caller, Lang, Scope } from '@server/graphql/context';
import { holdsSomewhere, reachOf } from '@server/graphql/rights';
import { type StoredGoal, userTable, type UserRow } from './employees.tables';
