import { pickText, type Rubric, type RubricCard } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { mayChange } from '../policy.ts'
import type { RubricWithAuthor } from './queries.ts'

type View = Pick<Context<never, User>, 'seal' | 'language' | 'school' | 'actor'>

export function card(row: RubricWithAuthor, view: View): RubricCard {
  const { seal, language, school, actor } = view
  return {
    sign: seal('rubric', row.id),
    name: pickText(row.names, language, school.defaultLanguage),
    kind: row.kind,
    state: row.state,
    number: row.number,
    criteria: row.criteria.length,
    authorName: row.authorName,
    mayChange: mayChange(actor, row),
    changedAt: row.changedAt.toISOString(),
    version: row.version,
  }
}

export const rubric = (row: RubricWithAuthor, view: View): Rubric => ({
  ...card(row, view),
  names: row.names,
  criteria: row.criteria,
  gates: row.gates,
})
