import type { KeptPath, KeptPathCard } from '@titian/contract'
import { nameOfPosition } from '../../resume/index.ts'
import { textIn, type View } from '../present.ts'
import type { PathCardRow, Stage } from '../queries.ts'
import type { PathRow } from '../tables.ts'
import type { NamedRow } from './queries.ts'

export function keptPathCard({ path, stages, courses }: PathCardRow, view: View): KeptPathCard {
  return {
    sign: view.seal('careerPath', path.id),
    pathCode: path.code,
    name: textIn(path.names, view),
    positionName: nameOfPosition(path.position, view.language),
    stages,
    courses,
    published: path.publishedAt !== null,
    changedAt: path.changedAt.toISOString(),
    version: path.version,
  }
}

export function keptPath(
  path: PathRow,
  stages: readonly Stage[],
  rows: readonly NamedRow[],
  view: View,
): KeptPath {
  const nameOf = (kind: NamedRow['kind'], id: number) => ({
    sign: view.seal(kind, id),
    name: textIn(rows.find((row) => row.kind === kind && row.id === id)?.names ?? {}, view),
  })
  return {
    sign: view.seal('careerPath', path.id),
    pathCode: path.code,
    position: path.position,
    names: path.names,
    summaries: path.summaries,
    stages: stages.map(({ titles, skills, courseIds, trainingId, practiceKind, practice }) => ({
      titles,
      skills,
      courses: courseIds.map((id) => nameOf('course', id)),
      training: trainingId === null ? null : nameOf('training', trainingId),
      practice: practiceKind === null ? null : { kind: practiceKind, idSign: practice },
    })),
    links: path.links,
    published: path.publishedAt !== null,
    changedAt: path.changedAt.toISOString(),
    version: path.version,
  }
}
