import { randomUUID } from 'node:crypto'
import { messages } from '@titian/contract'
import pg from 'pg'
import { openTestApp, type Person, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import { seatClass, type Sitting } from '../../support/classroom.ts'
import type { EmptyPlace } from '../../support/database.ts'
import type { RunningServer } from '../../support/server.ts'
import {
  type Acknowledged,
  compareWithDatabase,
  nothingYet,
  pause,
  post,
  savesOf,
  workUntil,
} from '../class-at-work.ts'
import {
  type AcknowledgedOrders,
  type Buyer,
  buyUntil,
  noneAcknowledged,
} from '../orders/buyer-at-work.ts'
import { compareOrders, stockShop } from '../orders/shop.ts'

/** Milliseconds between two answers of a student, two orders of a buyer, and two notices. */
const between = { answers: 100, orders: 2000, notices: 1500 }
/** One person may write only 60 notices within an hour. */
const noticesOfOne = 40

/** People of a school, and the work that the servers acknowledged. */
export interface School {
  sittings: Sitting[]
  notes: Acknowledged[]
  buyers: Buyer[]
  orders: AcknowledgedOrders[]
  writers: Person[]
  /** The titles of acknowledged notices, and how many were begun. */
  notices: { begun: number; sent: Set<string> }
  seq: number
  /** How often the school worked. Each time the buyers buy other courses. */
  turns: number
}

/** Courses that a buyer may buy each time the school works. */
const coursesOfTurn = 10

export interface Sizes {
  students: number
  buyers: number
  /** How often the school will work. */
  turns: number
}

export async function prepareSchool(
  place: EmptyPlace,
  { students, buyers: shoppers, turns }: Sizes,
): Promise<School> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    const { sittings } = await seatClass(testApp, students)
    const buyers = await stockShop(testApp, {
      buyers: shoppers,
      courses: turns * coursesOfTurn,
    })
    const writers: Person[] = []
    for (let number = 0; number <= turns; number += 1)
      writers.push(await testApp.person('schoolAdmin,normal'))
    return {
      sittings,
      notes: sittings.map(nothingYet),
      buyers,
      orders: buyers.map(noneAcknowledged),
      writers,
      notices: { begun: 0, sent: new Set() },
      seq: 0,
      turns: 0,
    }
  } finally {
    await testApp.close()
  }
}

/** Sends one notice, again and again with the same key until it is acknowledged. */
export async function sendNotice({ origin }: RunningServer, school: School, isOver: () => boolean) {
  const title = `News ${school.notices.begun}`
  const by = school.writers[Math.floor(school.notices.begun / noticesOfOne)]
  if (!by) throw new Error('Too few people write notices.')
  school.notices.begun += 1
  const key = randomUUID()
  while (!isOver()) {
    const sent = await post(origin, { person: by }, messages.sendNotice.path, {
      key,
      audience: 'school',
      titles: { en: title },
      contents: { en: 'Lessons begin at nine.' },
    }).catch(() => undefined)
    if (sent) {
      school.notices.sent.add(title)
      return
    }
    await pause(100)
  }
}

async function noticesUntil(servers: RunningServer[], school: School, isOver: () => boolean) {
  for (let turn = 0; !isOver(); turn += 1) {
    const server = servers[turn % servers.length]
    if (server) await sendNotice(server, school, isOver)
    await pause(between.notices)
  }
}

/** Students, buyers and writers of notices work through several servers until `isOver`. */
export async function schoolUntil(
  servers: RunningServer[],
  school: School,
  isOver: () => boolean,
): Promise<void> {
  const of = (at: number) => servers[at % servers.length] ?? { origin: '' }
  const { sittings, notes, buyers, orders } = school
  const next = () => (school.seq += 1)
  const first = coursesOfTurn * school.turns
  school.turns += 1
  await Promise.all([
    noticesUntil(servers, school, isOver),
    ...sittings.map((sitting, at) =>
      workUntil(of(at), sitting, notes[at] ?? nothingYet(), next, isOver, between.answers),
    ),
    ...buyers.map(({ person, courses }, at) =>
      buyUntil(
        of(at),
        { person, courses: courses.slice(first, first + coursesOfTurn) },
        orders[at] ?? noneAcknowledged(),
        isOver,
        between.orders,
      ),
    ),
  ])
}

/** Number of acknowledged writes. */
export const acknowledgedOf = ({ notes, orders, notices }: School): number =>
  savesOf(notes) +
  orders.reduce((sum, { made, paid }) => sum + made.size + paid.size, 0) +
  notices.sent.size

async function compareNotices({ databaseUrl }: EmptyPlace, { sent }: School['notices']) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ title: string; count: number }>(
      `select titles->>'en' as title, count(*)::int as count from messages
       where titles->>'en' like 'News %' group by 1`,
    )
    const stored = new Map(rows.map(({ title, count }) => [title, count]))
    return {
      lost: [...sent].filter((title) => !stored.has(title)),
      doubled: rows.filter(({ count }) => count > 1).map(({ title }) => title),
    }
  } finally {
    await client.end()
  }
}

/** Compares everything that was acknowledged with the database. */
export async function compareSchool(place: EmptyPlace, school: School) {
  const answers = await compareWithDatabase(place, school.sittings, school.notes)
  const orders = await compareOrders(place, school.orders)
  const notices = await compareNotices(place, school.notices)
  return {
    lost: [...answers.lost, ...orders.lost, ...notices.lost],
    wrong: [...answers.wrong, ...orders.violations],
    doubled: notices.doubled,
  }
}
