import type { PracticeRun, SupplyChainView } from '@titian/contract'

const row = (week: number): SupplyChainView['rows'][number] => ({
  week,
  received: 4,
  asked: 4,
  shipped: 4,
  stock: 12,
  backlog: 0,
  cost: 600,
  ordered: null,
  orderedBy: null,
})

export const desk = (fields: Partial<SupplyChainView> = {}): SupplyChainView => ({
  seat: 'retailer',
  week: 1,
  weeks: 36,
  finished: false,
  usual: 4,
  stock: 12,
  backlog: 3,
  inTransit: [4, 5],
  onOrder: 16,
  cost: 600,
  rows: [row(1)],
  consumerDemand: null,
  ...fields,
})

export const run = (fields: Partial<PracticeRun> = {}): PracticeRun => ({
  sign: 'one',
  practice: { idSign: 'chain', title: 'The beer game', kind: 'supply-chain', version: 1 },
  mode: 'oneSeat',
  seats: ['retailer'],
  state: 'active',
  day: 1,
  days: 36,
  startedAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  endedAt: null,
  score: null,
  number: 1,
  decided: [],
  supplyChain: [desk()],
  inventory: null,
  ...fields,
})

/** The run after its first week. */
export const later = (number = 2) =>
  run({ day: number, number, supplyChain: [desk({ week: number })] })

export const person = {
  userId: 'u',
  name: 'Mei',
  photo: null,
  sex: 0,
  roleStr: 'student,normal',
  _roleName: 'student',
  mobile: '1',
  areaCode: '60',
  functionCodeList: [],
  auditStatus: 2,
  bindWechat: false,
  impersonation: null,
  mustAgree: false,
}
