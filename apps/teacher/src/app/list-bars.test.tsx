import { exams, type Examination, messages, statistics } from '@titian/contract'
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
import { MembersPage } from '../modules/courses/members/members-page.tsx'
import { QuestionBankPage } from '../modules/exams/pages/question-bank-page.tsx'
import { TimesTab } from '../modules/exams/times/times-tab.tsx'
import { paths } from './paths.ts'

// The field for tags has its own test, so a plain field replaces it here.
vi.mock('../modules/exams/questions/tags-field.tsx', () => ({
  useTags: () => [],
  TagsField: ({ label, onChange }: { label: string; onChange: (tags: string[]) => void }) => (
    <input aria-label={label} onChange={({ currentTarget }) => onChange([currentTarget.value])} />
  ),
}))

const src = `${import.meta.dirname}/..`

const member = (idSign: string) => ({
  idSign,
  userSign: idSign,
  name: `Name ${idSign}`,
  studentCard: '',
  className: '3A',
  groups: [],
  joinedAt: '2026-07-31T00:00:00.000Z',
  lastStudyAt: null,
  lessonsDone: 0,
  lessons: 1,
  handedIn: 0,
  handedInOf: 1,
  status: 'notStarted',
  quiet: false,
})
const question = (idSign: string) => ({
  idSign,
  subjectName: `Name ${idSign}`,
  item: { stem: `Name ${idSign}` },
  type: 1,
  level: 1,
  score: 1,
  tags: [],
  authorName: 'Anna',
  updatedAt: '2026-07-31T00:00:00.000Z',
  may: { edit: true },
})
const student = (userId: string) => ({
  userId,
  userName: `Name ${userId}`,
  studentCard: null,
  own: null,
  standing: null,
  limitMinutes: 30,
  endTime: null,
  attempts: 1,
  begun: 0,
  deadline: null,
  writing: false,
})
const examination = { idSign: 'exam' } as Examination

const fillAll = (dialog: HTMLElement) => {
  for (const field of within(dialog).getAllByRole('textbox'))
    fireEvent.change(field, { target: { value: 'Please see me' } })
}
const tagIt = (dialog: HTMLElement) =>
  fireEvent.change(within(dialog).getByLabelText('Add these tags'), { target: { value: 'Fish' } })
const giveTen = (dialog: HTMLElement) =>
  fireEvent.change(within(dialog).getByLabelText(/minutes/i), { target: { value: '10' } })

const bars: ListBar[] = [
  {
    file: 'modules/courses/members/members-page.tsx',
    Page: MembersPage,
    path: paths.members,
    at: '/members/course?className=3A',
    list: statistics.findStudentList,
    rows: [member('one'), member('two')],
    more: {
      classes: ['3A'],
      groups: [{ sign: 'red', name: 'Red', students: 0 }],
      courseName: 'Food',
    },
    tick: /Choose Name one/,
    sign: 'one',
    acts: [
      {
        press: [/^Write to/],
        fill: fillAll,
        confirm: /^Send$/,
        call: messages.messageStudents,
        field: 'studentList',
        filter: 'flat',
      },
      ...[/As CSV/, /As Excel/].map((form): ListAct => ({
        press: [/^Export/, form],
        call: statistics.exportStudentList,
        field: 'studentList',
        filter: 'flat',
      })),
      ...[/^Add: Red/, /^Remove: Red/].map((act): ListAct => ({
        press: [/^Groups/, act],
        call: statistics.changeCourseGroup,
        field: 'studentList',
        filter: 'field',
      })),
      {
        press: [/^Remove/],
        confirm: /^Remove$/,
        call: statistics.deleteTeacher,
        field: 'studentList',
        filter: 'field',
      },
    ],
  },
  {
    file: 'modules/exams/pages/question-bank-page.tsx',
    Page: QuestionBankPage,
    path: paths.questionBank,
    at: '/questionBank?tag=3A',
    list: exams.questionBankFindList,
    rows: [question('one'), question('two')],
    tick: /^Choose: Name one/,
    sign: 'one',
    acts: [
      {
        press: [/^Change tags/],
        fill: tagIt,
        confirm: /^Change tags$/,
        call: exams.tagQuestions,
        field: 'signs',
        filter: 'field',
      },
      ...[/XLSX|Excel/, /GIFT/, /XML/].map((form): ListAct => ({
        press: [/^Export/, form],
        call: exams.exportQuestions,
        field: 'signs',
        filter: 'flat',
      })),
      {
        press: [/^Delete$/],
        confirm: /^Delete$/,
        call: exams.questionBankDeleteMany,
        field: 'signs',
        filter: 'field',
      },
    ],
  },
  {
    file: 'modules/exams/times/times-tab.tsx',
    Page: () => <TimesTab examination={examination} />,
    path: paths.examination,
    at: '/examination/exam',
    list: exams.listAllowances,
    rows: [student('one'), student('two')],
    tick: /Choose Name one/,
    sign: 'one',
    acts: [
      {
        press: [/^Give more time to/],
        fill: giveTen,
        confirm: /^Give/,
        call: exams.saveAllowance,
        field: 'userIds',
        namedOnly: true,
      },
    ],
  },
]

/** Calls with a list of sealed ids that do not act on the selected rows of a list. */
const forms: Record<string, string> = {
  'exams.addExamSubject': 'questions ticked in a dialog, in the order in which they were ticked',
  'practice.extendAssignment': 'one student, whose row opens the dialog',
  'statistics.addCourseStudents': 'students ticked in a dialog, or a class',
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
})
