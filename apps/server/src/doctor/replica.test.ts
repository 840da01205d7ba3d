import { expect, it } from 'vitest'
import { checkReplica, judgeReplica } from './replica.ts'

const mb = 1024 ** 2

it('[OPS-102] warns of a replica that is none or lags far behind', () => {
  expect(judgeReplica({ isReplica: true, behind: 15 * mb })).toEqual([])
  expect(judgeReplica({ isReplica: true, behind: 16 * mb })).toEqual([
    { state: 'warning', code: 'replicaBehind', values: { count: 16 } },
  ])
  expect(judgeReplica({ isReplica: false, behind: 0 })).toMatchObject([
    { state: 'warning', code: 'replicaNone' },
  ])
})

it('[OPS-102] warns of a replica that does not answer, without its password', async () => {
  const primary = { query: async () => ({ rows: [{ position: '0/1' }], rowCount: 1 }) }
  const [finding] = await checkReplica('postgres://titian:hidden-word@127.0.0.1:1/school', primary)
  expect(finding).toMatchObject({ state: 'warning', code: 'replicaAway' })
  expect(JSON.stringify(finding)).not.toContain('hidden-word')
})
