import type {
  OwnAssessment,
  OwnAssessmentCard,
  OwnCriterion,
  PeerTask,
  PeerTaskCard,
  RubricCriterion,
} from '@titian/contract'

const inAll = (text: string) => ({ en: text, zh: `${text} 中`, my: `${text} my` })

const level = (name: string, percent: number) => ({
  percent,
  names: inAll(name),
  texts: inAll(`Words of ${name.toLowerCase()}`),
})

export const rubricCriterion = (fields: Partial<RubricCriterion> = {}): RubricCriterion => ({
  key: 'plan.1',
  names: inAll('Planning'),
  weight: 40,
  source: 'teacher',
  evidence: '',
  levels: [level('Beginning', 20), level('Able', 60), level('Excellent', 100)],
  ...fields,
})

/** A criterion before the release. */
export const criterion = (fields: Partial<OwnCriterion> = {}): OwnCriterion => ({
  ...rubricCriterion(),
  machine: null,
  percent: null,
  level: null,
  comments: [],
  median: null,
  self: null,
  override: null,
  ...fields,
})

export const card = (fields: Partial<OwnAssessmentCard> = {}): OwnAssessmentCard => ({
  sign: 'own-1',
  title: 'The beer game',
  kind: 'supply-chain',
  courseName: 'Logistics 2',
  rubricName: 'Chain rubric',
  state: 'waiting',
  total: null,
  passed: null,
  endedAt: '2026-11-20T08:00:00.000Z',
  releasedAt: null,
  ...fields,
})

export const waiting = (fields: Partial<OwnAssessment> = {}): OwnAssessment => ({
  ...card(),
  run: 'run-1',
  work: null,
  passLine: 60,
  decisions: [],
  criteria: [
    criterion(),
    criterion({ key: 'honesty', names: inAll('Honesty'), weight: 20, source: 'self' }),
    criterion({
      key: 'cost',
      names: inAll('Cost'),
      weight: 40,
      source: 'machine',
      evidence: 'cost',
    }),
  ],
  gates: [{ evidence: 'service', below: 50, cap: 59 }],
  gate: null,
  cap: null,
  median: null,
  changes: [],
  appeal: null,
  appealUntil: null,
  maySelfRate: true,
  version: 1,
  ...fields,
})

export const released = (fields: Partial<OwnAssessment> = {}): OwnAssessment => {
  const [plan, honesty, cost] = waiting().criteria as [OwnCriterion, OwnCriterion, OwnCriterion]
  return waiting({
    state: 'released',
    total: 59,
    passed: false,
    releasedAt: '2026-11-25T08:00:00.000Z',
    maySelfRate: false,
    median: 71,
    gate: { evidence: 'service', below: 50, cap: 59 },
    criteria: [
      { ...plan, percent: 60, level: 1, median: 40, comments: ['Look further ahead'] },
      { ...honesty, percent: 100, level: 2, median: 80, self: { level: 2, comment: '' } },
      { ...cost, percent: 20, level: 0, median: 60, machine: { points: 12, of: 35 } },
    ],
    ...fields,
  })
}

export const peerCard = (fields: Partial<PeerTaskCard> = {}): PeerTaskCard => ({
  sign: 'peer-1',
  title: 'The beer game',
  kind: 'supply-chain',
  courseName: 'Logistics 2',
  isDone: false,
  givenAt: '2026-11-21T08:00:00.000Z',
  ...fields,
})

export const peerTask = (fields: Partial<PeerTask> = {}): PeerTask => ({
  ...peerCard(),
  criteria: [
    { ...rubricCriterion({ source: 'peer' }), own: null },
    { ...rubricCriterion({ key: 'team', names: inAll('Clarity'), source: 'peer' }), own: null },
  ],
  parts: [
    { name: 'cost', points: 20, of: 35 },
    { name: 'debrief', points: null, of: 15 },
  ],
  debrief: [
    { question: 'What did you learn?', text: 'Order calmly' },
    { question: 'What would you change?', text: '' },
  ],
  handIn: null,
  mayRate: true,
  ...fields,
})
