import { beforeAll, expect, it } from 'vitest'

import * as server from '../../apps/server/src/platform/database/migration-steps.ts'
import { isStepByStep, Known, loadParser, problemsIn, splitSteps } from './check-migrations.mjs'

let parse
beforeAll(async () => {
  parse = await loadParser()
})

/** The problems of a migration, in a database with the tables `users` and `menus`. */
function problemsOf(sql, ...before) {
  const known = new Known()
  const first = 'create table users (id bigint); create table menus (id bigint);'
  for (const earlier of [first, ...before]) problemsIn(parse, known, { name: 'x', sql: earlier })
  return problemsIn(parse, known, { name: 'n.sql', sql })
}

const steps = (...statements) =>
  `-- step by step\n${statements.map((text) => `${text};\n`).join('')}`

it.each([
  ['create index a on users (id)', /index a locks users/],
  ['create unique index a on users (id)', /index a locks users/],
  ['alter table users add column a int not null', /without a default/],
  ['alter table users add column a uuid default gen_random_uuid()', /differs from row to row/],
  ['alter table users add column a bigserial', /counted or computed/],
  ['alter table users add column a int generated always as (id) stored', /counted or computed/],
  ['alter table users add column a int check (a > 0)', /the check of users.a reads/],
  ['alter table users add column a int unique', /builds an index/],
  ['alter table users add column a int default 1 references menus', /with a default reads/],
  ['alter table users alter column id type text', /the type of users.id changes/],
  ['alter table users alter column id set not null', /“set not null” on users.id/],
  ['alter table users add constraint a check (id > 0)', /constraint a of users reads/],
  ['alter table users add foreign key (id) references menus (id)', /constraint of users reads/],
  ['alter table users add constraint a unique (id)', /constraint a of users builds an index/],
  ['alter table users validate constraint a', /begin the file with/],
  ['update users set id = 1', /all rows of users change/],
  ['delete from users', /all rows of users change/],
  ['lock table users', /lock table/],
  ['vacuum full users', /work of an operator/],
  ['cluster users', /work of an operator/],
  ['reindex table users', /work of an operator/],
  ['do $$ begin end $$', /cannot be read here/],
  ['create index concurrently if not exists a on users (id)', /needs a first line/],
])('[FRM-338] refuses “%s” in a new migration', (sql, problem) => {
  expect(problemsOf(sql)).toEqual([expect.stringMatching(problem)])
})

it.each([
  'create table rooms (id int not null check (id > 0)); create index a on rooms (id)',
  'create index a on menus (id); update menus set id = 1',
  'alter table users add column a text, add column b boolean not null default false, add column c timestamptz not null default now(), add column d bigint references menus',
  'alter table users add constraint a check (id > 0) not valid',
  'alter table users add constraint a unique using index b',
  'drop index a; alter table users drop column id',
  'analyze users',
])('[FRM-338] accepts “%s”', (sql) => {
  expect(problemsOf(sql)).toEqual([])
})

it('[FRM-338] accepts the same change step by step', () => {
  const sql = steps(
    'create index concurrently if not exists a on users (id)',
    'alter table users add constraint b check (id is not null) not valid',
    'alter table users validate constraint b',
    'alter table users alter column id set not null',
    'update users set id = 1 where id in (select id from users where id is null limit 5000)',
  )
  expect(problemsOf(sql)).toEqual([])
  expect(isStepByStep(sql)).toBe(true)
  expect(splitSteps(sql)).toHaveLength(5)
  expect(server.splitSteps(sql)).toEqual(splitSteps(sql))
  expect(server.isStepByStep(sql)).toBe(true)
})

it('[FRM-338] refuses step-by-step statements that still lock a table', () => {
  expect(problemsOf(steps('create index a on users (id)'))).toHaveLength(1)
  expect(problemsOf(steps('create index concurrently a on users (id)'))).toHaveLength(1)
  expect(problemsOf(steps('update users set id = 1'))).toHaveLength(1)
  expect(problemsOf(steps('alter table users alter column id set not null'))).toHaveLength(1)
  expect(problemsOf(steps('analyze users; analyze menus'))).toHaveLength(1)
})

it('[FRM-338] recognises a check that an earlier migration has validated', () => {
  const alter = 'alter table users alter column id set not null'
  const added = 'alter table users add constraint b check (id is not null) not valid'
  expect(problemsOf(alter, added)).toHaveLength(1)
  expect(problemsOf(alter, added, steps('alter table users validate constraint b'))).toEqual([])
})
