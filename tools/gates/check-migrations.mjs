// Migrations run while people use the schools, so a new migration must not lock a busy table for
// longer than a moment (decision 0063). PostgreSQL's own parser reads the statements.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../source-files.mjs'

/**
 * Migrations below this number are older than these rules, and installations have already applied
 * them.
 */
const firstChecked = '0090'

/**
 * Tables that have few rows in every installation, so that reading them completely takes no
 * noticeable time.
 */
const small = new Set([
  'schools',
  'school_hosts',
  'school_pages',
  'menus',
  'banners',
  'adverts',
  'server_keys',
  'course_types',
  'article_types',
  'article_settings',
  'payment_settings',
  'agreement_versions',
])

/** The first line of a migration in which each statement is a transaction of its own. */
const stepMarker = '-- step by step'
export const isStepByStep = (sql) => sql.startsWith(stepMarker)

/** Splits a migration of this kind as the server does; see platform/database/migration-steps.ts. */
export const splitSteps = (sql) =>
  sql
    .split(/;[ \t]*$/m)
    .map((text) => text.replace(/^\s*--.*$/gm, '').trim())
    .filter(Boolean)

/**
 * Functions that return the same value for every row. PostgreSQL then stores a column's default
 * once for the whole table.
 */
const stable = new Set(['now', 'transaction_timestamp', 'statement_timestamp'])

const typeOf = (node) => Object.keys(node)[0]
const nameOf = (relation) => relation.relname

function* nodesIn(value, type) {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === type) yield inner
    yield* nodesIn(inner, type)
  }
}

const isVolatile = (expression) =>
  [...nodesIn(expression, 'FuncCall')].some(
    ({ funcname }) => !stable.has(funcname.at(-1).String.sval),
  )

/** The problems of adding a column to a table that has rows. */
function problemsOfColumn(table, { colname, typeName, constraints = [] }) {
  const column = `${table}.${colname}`
  const parts = constraints.map(({ Constraint }) => Constraint)
  const has = (type) => parts.find(({ contype }) => contype === type)
  const fallback = has('CONSTR_DEFAULT')
  const isSerial = typeName.names.some(({ String }) => /serial/.test(String.sval))
  return [
    has('CONSTR_NOTNULL') &&
      !fallback &&
      !has('CONSTR_GENERATED') &&
      `${column} is “not null” without a default: rows that exist have no value`,
    fallback &&
      isVolatile(fallback.raw_expr) &&
      `the default of ${column} differs from row to row, so the whole table is rewritten: add the column without it, fill it step by step, then set the default`,
    (isSerial || has('CONSTR_IDENTITY') || has('CONSTR_GENERATED')) &&
      `${column} is counted or computed, so the whole table is rewritten`,
    has('CONSTR_CHECK') &&
      `the check of ${column} reads the whole table: add it “not valid”, and “validate constraint” step by step`,
    (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')) &&
      `the unique ${column} builds an index: make it by “create unique index concurrently”`,
    has('CONSTR_FOREIGN') &&
      fallback &&
      `the reference of ${column} with a default reads the whole table: add it “not valid”`,
  ]
}

function problemsOfConstraint(table, constraint) {
  const name = `constraint ${constraint.conname ?? ''} of ${table}`.replace('  ', ' ')
  if (['CONSTR_FOREIGN', 'CONSTR_CHECK'].includes(constraint.contype))
    return constraint.skip_validation
      ? []
      : [
          `${name} reads the whole table: add it “not valid”, and “validate constraint” step by step`,
        ]
  if (constraint.indexname) return []
  return [
    `${name} builds an index: make it by “create unique index concurrently”, then “add constraint … using index”`,
  ]
}

/**
 * The tables that exist after the previous migrations, and their columns that were checked for
 * missing values.
 */
export class Known {
  tables = new Set()
  /** For each "is not null" constraint: its column, and whether PostgreSQL has validated it. */
  notNull = new Map()

  has(table) {
    return this.tables.has(table) && !small.has(table)
  }

  isNeverNull(table, column) {
    return [...this.notNull.values()].some(
      (known) => known.table === table && known.column === column && known.isValid,
    )
  }

  learnCommand(table, command) {
    const key = (name) => `${table} ${name}`
    if (command.subtype === 'AT_ValidateConstraint') {
      const known = this.notNull.get(key(command.name))
      if (known) known.isValid = true
    }
    const constraint = command.subtype === 'AT_AddConstraint' && command.def.Constraint
    const test = constraint && constraint.raw_expr?.NullTest
    if (test?.nulltesttype === 'IS_NOT_NULL') {
      const column = test.arg.ColumnRef?.fields.at(-1).String?.sval
      const isValid = !constraint.skip_validation
      this.notNull.set(key(constraint.conname), { table, column, isValid })
    }
  }

  learn(statement) {
    const { CreateStmt, CreateTableAsStmt, AlterTableStmt, RenameStmt } = statement
    if (CreateStmt) this.tables.add(nameOf(CreateStmt.relation))
    if (CreateTableAsStmt) this.tables.add(nameOf(CreateTableAsStmt.into.rel))
    if (RenameStmt?.renameType === 'OBJECT_TABLE') this.tables.add(RenameStmt.newname)
    for (const { AlterTableCmd } of AlterTableStmt?.cmds ?? [])
      this.learnCommand(nameOf(AlterTableStmt.relation), AlterTableCmd)
  }
}

function problemsOfCommand(known, table, { subtype, name, def }, steps) {
  if (subtype === 'AT_AddColumn') return problemsOfColumn(table, def.ColumnDef)
  if (subtype === 'AT_AddConstraint') return problemsOfConstraint(table, def.Constraint)
  if (subtype === 'AT_AlterColumnType')
    return [
      `the type of ${table}.${name} changes, so the whole table is rewritten: add a second column and fill it step by step`,
    ]
  if (subtype === 'AT_SetNotNull' && !known.isNeverNull(table, name))
    return [
      `“set not null” on ${table}.${name} reads the whole table: first a check that it is not null, “not valid”, and “validate constraint”, step by step`,
    ]
  if (subtype === 'AT_ValidateConstraint' && !steps)
    return [
      `“validate constraint” of ${table} holds the other locks of its transaction while it reads: begin the file with “${stepMarker}”`,
    ]
  return []
}

/**
 * True if a statement changes a limited number of rows at a time, so that no row stays locked for
 * long.
 */
const isInParts = (statement) => [...nodesIn(statement, 'limitCount')].length > 0

function problemsOfRows(known, statement, steps) {
  const change = statement.UpdateStmt ?? statement.DeleteStmt
  if (!known.has(nameOf(change.relation))) return []
  if (steps && isInParts(statement)) return []
  return [
    `all rows of ${nameOf(change.relation)} change in one transaction: begin the file with “${stepMarker}” and change “where id in (select … limit 5000)” rows; the server repeats it until none is left`,
  ]
}

function problemsOfStatement(known, statement, steps) {
  const { IndexStmt, AlterTableStmt, LockStmt, VacuumStmt } = statement
  if (IndexStmt) {
    if (IndexStmt.concurrent)
      return [
        !steps && `“concurrently” needs a first line “${stepMarker}”`,
        !IndexStmt.if_not_exists && 'write “create index concurrently if not exists”',
      ]
    return known.has(nameOf(IndexStmt.relation))
      ? [
          `index ${IndexStmt.idxname} locks ${nameOf(IndexStmt.relation)} while it is built: write “create index concurrently if not exists” in a file that begins with “${stepMarker}”`,
        ]
      : []
  }
  if (AlterTableStmt) {
    const table = nameOf(AlterTableStmt.relation)
    if (!known.has(table)) return []
    return AlterTableStmt.cmds.flatMap(({ AlterTableCmd }) =>
      problemsOfCommand(known, table, AlterTableCmd, steps),
    )
  }
  if (statement.UpdateStmt || statement.DeleteStmt) return problemsOfRows(known, statement, steps)
  if (statement.DoStmt)
    return ['what a “do” block changes cannot be read here: write its statements']
  if (LockStmt) return ['“lock table” stops everybody who uses the table']
  if (VacuumStmt || ['ClusterStmt', 'ReindexStmt'].includes(typeOf(statement)))
    return VacuumStmt && !VacuumStmt.is_vacuumcmd
      ? []
      : ['vacuum, cluster and reindex are the work of an operator, not of a migration']
  return []
}

/**
 * Returns the problems of a migration: statements that lock a table for too long. Adds its new
 * tables to `known`.
 */
export function problemsIn(parse, known, { name, sql }) {
  const steps = isStepByStep(sql)
  const statements = parse(sql).stmts.map(({ stmt }) => stmt)
  // A table that this file creates is empty while the file runs. If each statement is a transaction
  // of its own, the table is in use as soon as its transaction ends.
  const made = new Known()
  const problems = []
  for (const statement of statements) {
    const before = { has: (table) => known.has(table) && !made.tables.has(table) }
    const seen = Object.assign(Object.create(before), {
      isNeverNull: (table, column) => known.isNeverNull(table, column),
    })
    problems.push(...problemsOfStatement(seen, statement, steps).filter(Boolean))
    known.learn(statement)
    made.learn(statement)
  }
  if (steps && splitSteps(sql).length !== statements.length)
    problems.push('step by step each statement ends with a semicolon at the end of its line')
  return problems.map((problem) => `${name}: ${problem}`)
}

export async function loadParser() {
  const { loadModule, parseSync } = await import('libpg-query')
  await loadModule()
  return parseSync
}

async function check() {
  const parse = await loadParser().catch(() => undefined)
  if (!parse) {
    console.error('The parser of PostgreSQL is missing: run npm install.')
    process.exit(1)
  }
  const directory = join(root, 'apps/server/migrations')
  const known = new Known()
  const problems = []
  let checked = 0
  for (const name of existsSync(directory) ? readdirSync(directory).sort() : []) {
    if (!name.endsWith('.sql')) continue
    const found = problemsIn(parse, known, {
      name,
      sql: readFileSync(join(directory, name), 'utf8'),
    })
    if (name < firstChecked) continue
    checked += 1
    problems.push(...found)
  }
  if (known.tables.size < 100) problems.push('The migrations make too few tables: are they read?')
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`${checked} migrations, ${known.tables.size} tables: none is locked for long`)
}

if (process.argv[1] === import.meta.filename) await check()
