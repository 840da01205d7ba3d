import { fireEvent, screen, waitFor } from '@testing-library/react'
import { accounts, evaluations, homework, type WorkDetail } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { toast } from '@titian/ui'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { WorkPage } from './work-page.tsx'

const item = 'w'.repeat(22)
const first = {
  sign: 'h1',
  number: 1,
  content: 'First.',
  filePath: '',
  fileName: '',
  late: false,
  handedInAt: '2026-11-20T08:00:00.000Z',
  score: null,
  comment: '',
  returnedName: '',
  gradedAt: null,
}
const work: WorkDetail = {
  examineId: item,
  examinationName: 'Essay',
  resourcesType: 2,
  chapterIdSign: null,
  lessonIdSign: null,
  studentScore: null,
  totalScore: 50,
  commitStatus: 1,
  endTime: null,
  lateAllowed: false,
  state: 'handedIn',
  courseIdSign: 'c',
  courseName: 'Trade',
  description: '',
  link: '',
  practice: null,
  handIns: [first],
  may: { handIn: true },
  isRated: false,
}
const rubric = {
  name: 'Essays',
  criteria: [],
  gates: [],
  passLine: 60,
  assessment: 'a'.repeat(22),
}

afterEach(() => {
  vi.restoreAllMocks()
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

it('[PRC-184] a further hand-in warns that the own rating will be removed, and confirms it afterwards', async () => {
  const said = vi.spyOn(toast, 'success').mockImplementation(() => {})
  let ownRating = 'given'
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  const user = {
    userId: 'u',
    name: 'Mei',
    photo: null,
    sex: 0,
    roleStr: 'student,normal',
    mobile: '1',
    _roleName: 'student',
    areaCode: '60',
    functionCodeList: [],
    auditStatus: 2,
    bindWechat: false,
    impersonation: null,
    mustAgree: false,
  }
  await renderPage(<WorkPage />, {
    at: paths.work.replace('$item', item),
    path: paths.work,
    answers: {
      [accounts.loginInfo.path]: user,
      [homework.workById.path]: work,
      [evaluations.rubricOf.path]: () => ({ ...rubric, ownRating }),
      [homework.saveOfflineExamineAnswer.path]: () => {
        ownRating = 'missing'
        return { ...work, handIns: [{ ...first, sign: 'h2', number: 2 }, first] }
      },
    },
  })
  await screen.findByText(/If you hand in again, that rating is removed/)
  expect(screen.queryByText(/have not rated this work yourself yet/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Hand in again' }))
  await screen.findByText(/have not rated this work yourself yet/)
  expect(screen.queryByText(/If you hand in again/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Open your assessment' })).toBeTruthy()
  await waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/was removed/)))
  fireEvent.click(screen.getByRole('button', { name: 'Hand in again' }))
  await waitFor(() => expect(said).toHaveBeenLastCalledWith('Your work is handed in'))
})
