import type { people } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Answer, Context } from '../../platform/http/context.ts'

type Answers = { [Name in keyof typeof people]: Answer<(typeof people)[Name]> }

/** A part of the answers of this module, under their names in the contract. */
export type SomeAnswers<Names extends keyof Answers> = Pick<Answers, Names>

/** A request of a member of staff, whom the contract lets in alone. */
export type StaffContext = Context & { actor: User }
