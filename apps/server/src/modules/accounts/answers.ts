import type { accounts } from '@titian/contract'
import type { Answer } from '../../platform/http/context.ts'

type Answers = { [Name in keyof typeof accounts]: Answer<(typeof accounts)[Name]> }

/** A part of the answers of this module, under their names in the contract. */
export type SomeAnswers<Names extends keyof Answers> = Pick<Answers, Names>
