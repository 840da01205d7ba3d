import { randomUUID } from 'node:crypto'
import { evaluations, type ParsedOf, type Rubric } from '@titian/contract'
import type { Person, TestApp } from '../../testing/test-app.ts'

const levels = [
  { percent: 0, names: { en: 'Not yet', zh: '尚未达到', my: 'Belum' }, texts: {} },
  { percent: 60, names: { en: 'Competent', zh: '合格', my: 'Cekap' }, texts: {} },
  { percent: 100, names: { en: 'Excellent', zh: '优秀', my: 'Cemerlang' }, texts: {} },
]

type Fields = Omit<ParsedOf<typeof evaluations.saveRubric>, 'sign' | 'version'>

/** The form of a rubric for the beer game: service by machine, reasons by the teacher. */
export const rubricForm = (changes: Partial<Fields> = {}): Fields => ({
  key: randomUUID(),
  names: { en: 'A calm chain', zh: '平稳的供应链', my: 'Rantaian yang tenang' },
  kind: 'supply-chain',
  criteria: [
    {
      key: 'service',
      names: { en: 'Customers are served', zh: '满足顾客需求', my: 'Pelanggan dilayan' },
      weight: 60,
      source: 'machine',
      evidence: 'service',
      levels,
    },
    {
      key: 'reasons',
      names: { en: 'Decisions have reasons', zh: '决策有理由', my: 'Keputusan bersebab' },
      weight: 40,
      source: 'teacher',
      evidence: '',
      levels,
    },
  ],
  gates: [],
  ...changes,
})

export async function makeRubric(
  testApp: TestApp,
  by: Person,
  changes: Partial<Fields> = {},
): Promise<Rubric> {
  const { body } = await testApp.ask(evaluations.saveRubric, rubricForm(changes), by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}
