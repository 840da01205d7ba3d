import { accounts, evaluations, type OwnAssignment, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { renderPage } from '../../../testing/render-page.tsx'
import { LobbyPage } from '../lobby/lobby-page.tsx'
import { person, practiceCard, practiceDetail } from './factories.ts'

export const given = (fields: Partial<OwnAssignment> = {}): OwnAssignment => ({
  sign: 'given-1',
  practice: { idSign: 'beer-game', title: 'The beer game', kind: 'supply-chain', version: 1 },
  mode: 'oneSeat',
  days: 36,
  opensAt: null,
  dueAt: '2026-12-01T08:00:00.000Z',
  attempts: 2,
  turnSeconds: 90,
  erp: null,
  weights: [
    { name: 'cost', weight: 40 },
    { name: 'service', weight: 60 },
  ],
  passLine: 60,
  course: { sign: 'course-1', name: 'Logistics 2' },
  url: '/supplyChain',
  attemptsUsed: 0,
  attemptsLeft: 2,
  best: null,
  passed: null,
  state: 'open',
  run: null,
  ended: null,
  ...fields,
})

export function signIn() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
}

/** Opens the page that starts an assigned practice. */
export const openStart = (own: OwnAssignment, answers: object = {}, words = '') => {
  signIn()
  return renderPage(<LobbyPage />, {
    at: `/supplyChain?practice=beer-game&assignment=${own.sign}${words}`,
    path: '/supplyChain',
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.practiceList.path]: [practiceCard],
      [practice.practiceDetail.path]: practiceDetail(),
      [practice.practiceRuns.path]: { list: [], total: 0 },
      [practice.ownAssignments.path]: [own],
      [evaluations.rubricOf.path]: null,
      ...answers,
    },
  })
}
