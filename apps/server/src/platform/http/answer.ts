import type { AnyCall, CallTable } from '@titian/contract'
import type { Answer, Context } from './context.ts'

export interface AnsweredCall {
  name: string
  call: AnyCall
  answer(input: unknown, context: Context): Promise<unknown>
}

/** The handlers of one topic of a module, by call name. */
export type SomeAnswers<Calls extends CallTable, Names extends keyof Calls> = {
  [Name in Names]: Answer<Calls[Name]>
}

/**
 * Binds handlers to the calls of a module. A missing or extra handler, a wrong shape or an
 * undeclared refusal does not compile.
 */
export function answer<Calls extends CallTable>(
  calls: Calls,
  answers: { [Name in keyof Calls]: Answer<Calls[Name]> },
): AnsweredCall[] {
  return Object.entries(calls).map(([name, call]) => ({
    name,
    call,
    // The types were checked for each call above; this list needs one wide type.
    answer: answers[name] as unknown as (input: unknown, context: Context) => Promise<unknown>,
  }))
}
