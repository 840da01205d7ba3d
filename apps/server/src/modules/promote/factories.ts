import type { Db } from '../../platform/database/database.ts'
import { setStages } from './keeping/queries.ts'
import type { Stage } from './queries.ts'
import { careerPaths, type NewPath } from './tables.ts'

let made = 0

/** Creates a career path: published, with one stage without requirements, by default. */
export async function makePath(
  db: Db,
  {
    stages = [{}],
    ...path
  }: Pick<NewPath, 'schoolId' | 'createdBy'> & Partial<NewPath> & { stages?: Partial<Stage>[] },
  now: Date,
): Promise<{ id: number; code: string }> {
  made += 1
  const [row] = await db
    .insert(careerPaths)
    .values({
      code: `path-${made}`,
      position: 'shopOperator',
      names: { en: `Path ${made}` },
      summaries: {},
      links: [],
      publishedAt: now,
      createdAt: now,
      changedAt: now,
      ...path,
    })
    .returning({ id: careerPaths.id, code: careerPaths.code })
  if (!row) throw new Error('The path was not inserted.')
  const full = stages.map((stage, at) => ({
    titles: { en: `Stage ${at + 1}` },
    skills: [],
    trainingId: null,
    practiceKind: null,
    practice: null,
    courseIds: [],
    ...stage,
  }))
  await setStages(db, path.schoolId, row.id, full)
  return row
}
