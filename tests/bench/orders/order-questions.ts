import { type InputOf, orders } from '@titian/contract'
import type { Person, TestApp } from '../../../apps/server/src/testing/test-app.ts'

/**
 * The limits of the 95th percentile in milliseconds: for staff who search all orders, and for
 * everybody else.
 */
const [aimOfSearch, aim] = [300, 100]

type Filter = Omit<InputOf<typeof orders.searchOrders>, 'page' | 'size'>

export interface Question {
  name: string
  aim: number
  ask: () => Promise<{ status: number; body: { data: unknown } }>
}

const row = async <Row>(testApp: TestApp, text: string): Promise<Row> =>
  (await testApp.database.pool.query(text)).rows[0] as Row

async function searches(testApp: TestApp, staff: Person): Promise<Question[]> {
  const { schoolId } = testApp
  const one = await row<{ number: string; name: string; card: string; email: string }>(
    testApp,
    `select o.order_no as number, u.name, u.student_card as card, o.email from orders o join users u on u.id = o.user_id
     where o.school_id = ${schoolId} and u.name like 'Kumar Devi %' order by o.id offset 200 limit 1`,
  )
  const asked = (name: string, filter: Filter, page = 1): Question => ({
    name: `search: ${name}`,
    aim: aimOfSearch,
    ask: () => testApp.ask(orders.searchOrders, { ...filter, page, size: 20 }, staff),
  })
  const spring = { startTime: '2026-03-01T00:00:00Z', endTime: '2026-05-31T00:00:00Z' }
  return [
    asked('all, first page', {}),
    asked('all, page 2,500', {}, 2500),
    asked('those that wait', { waiting: 1 }),
    asked('unpaid', { orderType: 1 }),
    asked('refunded', { orderType: 4 }),
    asked('paid in coins', { payType: 2, orderType: 2 }),
    asked('of three months', spring),
    asked('of one day', { startTime: '2026-03-01T00:00:00Z', endTime: '2026-03-02T00:00:00Z' }),
    asked('number', { text: one.number }),
    asked('beginning of a number', { text: one.number.slice(0, 6) }),
    asked('end of a number', { text: one.number.slice(-5) }),
    asked('name of one person', { text: one.name }),
    asked('part of a name', { text: 'hamzah' }),
    asked('Chinese family name', { text: '陈' }),
    asked('student number', { text: one.card }),
    asked('phone', { text: '+60 300014321' }),
    asked('e-mail', { text: one.email }),
    asked('course', { text: 'bookkeeping' }),
    asked('course in Chinese', { text: '记账入门' }),
    asked('one letter', { text: 'a' }),
    asked('nobody', { text: 'zzzz' }),
    asked('name, refunded, three months', { text: 'hamzah', orderType: 4, ...spring }),
  ]
}

/** The requests of buyers and staff, each with its target. */
export async function questions(
  testApp: TestApp,
  { staff, student }: { staff: Person; student: Person },
): Promise<Question[]> {
  const { schoolId } = testApp
  const of = async (where: string) =>
    testApp.seal(
      'order',
      Number(
        (
          await row<{ id: string }>(
            testApp,
            `select id from orders where school_id = ${schoolId} and ${where} order by id desc limit 1`,
          )
        ).id,
      ),
    )
  const own = await of(`user_id = ${student.userId} and state = 'paid'`)
  const sign = await of(`state = 'partly_refunded'`)
  const list = (name: string, input: object): Question => ({
    name: `student: ${name}`,
    aim,
    ask: () => testApp.ask(orders.orderList, { size: 10, page: 1, ...input }, student),
  })
  const report = (days: number): Question => ({
    name: `staff: money by day, course and way, reconciliation, ${days} days`,
    aim: aimOfSearch,
    ask: () => testApp.ask(orders.moneyReport, { days }, staff),
  })
  const more: Question[] = [
    list('own orders', {}),
    list('own orders, page 50', { page: 50 }),
    list('own orders, paid', { orderType: 2 }),
    list('own orders, by title', { title: 'coffee' }),
    {
      name: 'student: one order',
      aim,
      ask: () => testApp.ask(orders.orderDetail, { sign: own }, student),
    },
    {
      name: 'student: coin records',
      aim,
      ask: () => testApp.ask(orders.virtualRecordList, { page: 1, size: 20 }, student),
    },
    {
      name: 'student: coin records, page 500',
      aim,
      ask: () => testApp.ask(orders.virtualRecordList, { page: 500, size: 20 }, student),
    },
    {
      name: 'student: coin balance',
      aim,
      ask: () => testApp.ask(orders.virtualBalance, {}, student),
    },
    { name: 'staff: one order', aim, ask: () => testApp.ask(orders.staffOrder, { sign }, staff) },
    report(30),
    report(366),
  ]
  return [...more, ...(await searches(testApp, staff))]
}
