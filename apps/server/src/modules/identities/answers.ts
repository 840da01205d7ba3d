import type { identities } from '@titian/contract'
import type { Answer } from '../../platform/http/context.ts'

type Answers = { [Name in keyof typeof identities]: Answer<(typeof identities)[Name]> }

/** A part of the answers of this module, under their names in the contract. */
export type SomeAnswers<Names extends keyof Answers> = Pick<Answers, Names>
