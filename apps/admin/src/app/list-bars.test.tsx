import { certificates, employment, orders, people, statistics } from '@titian/contract'
import {
  choose,
  findLists,
  type ListAct,
  type ListBar,
  openList,
  pressAct,
} from '@titian/site/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IssuePage } from '../modules/certificates/pages/issue-page.tsx'
import { PostsPage } from '../modules/employment/posts/posts-page.tsx'
import { CodesList } from '../modules/orders/codes/codes-list.tsx'
import { personRow } from '../modules/people/factories.ts'
import { PeoplePage } from '../modules/people/pages/people-page.tsx'
import { SchoolTeachersPage } from '../modules/statistics/pages/school-teachers-page.tsx'
import { paths } from './paths.ts'

const src = `${import.meta.dirname}/..`

const person = (sign: string) => personRow({ sign, name: `Name ${sign}` })
const candidate = (userSign: string) => ({
  userSign,
  name: `Name ${userSign}`,
  studentCard: null,
  className: null,
  completed: true,
  result: 80,
  standing: 'passed',
  number: null,
  exceptions: [],
})
const code = (lastFour: string, state = 'issued') => ({
  sign: lastFour,
  lastFour,
  state,
  userName: null,
  name: '',
  employeeNumber: '',
  redeemTime: null,
  revokeReason: '',
})
const teacher = (idSign: string) => ({
  idSign,
  userSign: idSign,
  name: `Name ${idSign}`,
  title: '',
  courses: 1,
  students: 1,
})

const post = (positionId: string) => ({
  positionId,
  title: `Name ${positionId}`,
  companyName: 'Kedai Maju',
  cityName: 'Kuala Lumpur',
  remote: false,
  state: 'live',
  publishedAt: '2026-07-31T00:00:00.000Z',
  endsAt: '2026-08-31T00:00:00.000Z',
  salary: { least: null, most: null, currency: 'MYR', per: 'month', negotiable: true },
  recommended: false,
  takenDownReason: '',
  version: 0,
})

const changes: [string, RegExp][] = [
  ['Disable', /^Disable$/],
  ['Enable', /^Enable$/],
  ['Give a role', /^Give a role$/],
  ['Remove a role', /^Remove a role$/],
  ['Set the class', /^Set the class$/],
]
const codesPage = () => <CodesList sign="batch" />

const bars: ListBar[] = [
  {
    file: 'modules/people/pages/people-page.tsx',
    Page: PeoplePage,
    path: paths.people,
    at: '/people?className=3A',
    list: people.listPeople,
    rows: [person('one'), person('two')],
    more: { classes: ['3A'] },
    tick: /Choose Name one/,
    sign: 'one',
    acts: [
      ...changes.map(([, name]): ListAct => ({
        press: [/^Change$/, name],
        confirm: name,
        call: people.changePeople,
        field: 'signs',
        filter: 'field',
      })),
      ...[/As CSV/, /As Excel/].map((form): ListAct => ({
        press: [/^Export/, form],
        call: people.exportPeople,
        field: 'signs',
        filter: 'flat',
      })),
    ],
  },
  {
    file: 'modules/orders/codes/codes-list.tsx',
    Page: codesPage,
    path: paths.codeBatch,
    at: '/activation-codes/batch?text=3A',
    list: orders.listBatchCodes,
    rows: [code('one'), code('two')],
    tick: /ending in one/,
    sign: 'one',
    acts: [
      {
        press: [/^Revoke$/],
        confirm: /^Revoke$/,
        call: orders.revokeCodes,
        field: 'codeSigns',
        filter: 'field',
      },
    ],
  },
  {
    file: 'modules/certificates/pages/issue-page.tsx',
    Page: IssuePage,
    path: paths.certificateIssue,
    at: '/certificates/courses/course',
    list: certificates.listCandidates,
    rows: [candidate('one'), candidate('two')],
    more: { courseName: 'Food' },
    tick: /Name one/,
    sign: 'one',
    acts: [
      {
        press: [/^Issue 1/],
        confirm: /^Issue 1/,
        call: certificates.issueCertificates,
        field: 'userSigns',
        namedOnly: true,
      },
    ],
  },
  {
    file: 'modules/employment/posts/posts-page.tsx',
    Page: PostsPage,
    path: paths.posts,
    at: '/employment/posts',
    list: employment.managePosts,
    rows: [post('one'), post('two')],
    tick: /Name one/,
    sign: 'one',
    acts: [
      {
        press: [/^Extend/],
        confirm: /^Extend/,
        call: employment.prolongPosts,
        field: 'positionIds',
        namedOnly: true,
      },
    ],
  },
  {
    file: 'modules/statistics/pages/school-teachers-page.tsx',
    Page: SchoolTeachersPage,
    path: paths.schoolTeachers,
    at: '/teachers',
    list: statistics.schoolTeacherList,
    rows: [teacher('one'), teacher('two')],
    tick: /Choose Name one/,
    sign: 'one',
    acts: [
      {
        press: [/^Remove/],
        confirm: /^Remove/,
        call: statistics.deleteTeacher,
        field: 'studentList',
        namedOnly: true,
      },
    ],
  },
]

/**
 * Calls that take a list of sealed ids as the value of a form, not as the chosen rows of a list.
 */
const forms: Record<string, string> = {
  'orders.makeCodeBatch': 'the courses that a code gives',
  'orders.saveDiscountCode': 'the courses that a discount is for',
}

afterEach(() => vi.unstubAllGlobals())

describe('the selection bars of the lists', () => {
  for (const bar of bars)
    for (const act of bar.acts) {
      const name = `${bar.list.path}: ${act.press.map(({ source }) => source).join(', ')}`
      it(`[FRM-328] ${name} applies to the ticked row only`, async () => {
        const asked = await openList(src, bar)
        expect(screen.queryByRole('region', { name: 'Chosen rows' })).toBeNull()
        await choose(bar.tick, 'one')
        const body = await pressAct(asked, act)
        expect(body[act.field]).toEqual([bar.sign])
        expect(JSON.stringify(body)).not.toContain('3A')
        expect(body).not.toHaveProperty('filter')
      })
      if (act.namedOnly) continue
      it(`[FRM-328] ${name} applies to all matching rows when "all" is chosen, and sends the filter instead of the rows`, async () => {
        const asked = await openList(src, bar)
        await choose(bar.tick, 'all')
        const body = await pressAct(asked, act)
        expect(body).not.toHaveProperty(act.field)
        const filter = act.filter === 'field' ? body['filter'] : body
        expect(JSON.stringify(filter)).toContain('3A')
      })
    }

  it('[FRM-328] every list with selection, with check boxes or with a call for rows has its actions in this table', () => {
    const { selections, ownBoxes, calls } = findLists(src)
    expect(selections).toEqual(bars.map(({ file }) => file).toSorted())
    expect(ownBoxes).toEqual([])
    const shown = new Set(bars.flatMap(({ acts }) => acts.map(({ call }) => call)))
    const missing = calls.filter(([name, call]) => !shown.has(call) && !(name in forms))
    expect(missing.map(([name]) => name)).toEqual([])
    expect(Object.keys(forms).filter((name) => !calls.some(([one]) => one === name))).toEqual([])
  })

  it('[ORD-093] codes that can be revoked may be chosen one by one or as a page, other codes may not', async () => {
    const [bar] = bars.filter(({ list }) => list === orders.listBatchCodes)
    if (!bar) throw new Error('There is no list of codes.')
    const rows = [code('AAAA'), code('BBBB', 'redeemed'), code('CCCC'), code('DDDD', 'revoked')]
    const asked = await openList(src, { ...bar, rows: rows as never, tick: /CCCC/ })
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    fireEvent.click(screen.getByRole('checkbox', { name: /ending in CCCC/ }))
    const region = screen.getByRole('region', { name: 'Chosen rows' })
    expect(within(region).getByText('1 chosen')).toBeTruthy()
    fireEvent.click(within(region).getByRole('button', { name: 'Choose this page' }))
    expect(within(region).getByText('2 chosen')).toBeTruthy()
    const body = await pressAct(asked, bar.acts[0] as ListAct)
    expect(body['codeSigns']).toEqual(['CCCC', 'AAAA'])
  })
})
