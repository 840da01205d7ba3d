import type { AnyCall, CallTable } from '@titian/contract'
import type { Answer, Context } from './context.ts'

export interface AnsweredCall {
  name: string
  call: AnyCall
  answer(input: unknown, context: Context): Promise<unknown>
}

/** The answers of one topic of a module, under their names in the contract. */
export type SomeAnswers<Calls extends CallTable, Names extends keyof Calls> = {
  [Name in Names]: Answer<Calls[Name]>
}

/**
 * Binds a module's answers to its calls. A missing or extra answer, a wrong shape and an undeclared refusal
 * do not compile.
 */
export function answer<Calls extends CallTable>(
  calls: Calls,
  answers: { [Name in keyof Calls]: Answer<Calls[Name]> },
): AnsweredCall[] {
  return Object.entries(calls).map(([name, call]) => ({
    name,
    call,
    // Checked above, call by call; here the pairs are of one wide type.
    answer: answers[name] as unknown as (input: unknown, context: Context) => Promise<unknown>,
  }))
}
