import type { SubjectTree } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { SubjectRow } from './queries.ts'

type Seal = Context['seal']

const leaf = ({ id, names, courses }: SubjectRow, seal: Seal) => ({
  sign: seal('courseType', id),
  name: names,
  courses,
})

export function subjectTree(rows: SubjectRow[], version: number, seal: Seal): SubjectTree {
  const below = (parentId: number | null) => rows.filter((row) => row.parentId === parentId)
  return {
    version,
    subjects: below(null).map((first) => ({
      ...leaf(first, seal),
      children: below(first.id).map((second) => ({
        ...leaf(second, seal),
        children: below(second.id).map((third) => leaf(third, seal)),
      })),
    })),
  }
}
