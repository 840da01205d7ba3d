import { type AnyCall, contract } from '@titian/contract'
import { samples } from './samples.ts'
import type { SchoolScene } from './scene.ts'

export interface NamedCall {
  noun: keyof typeof contract
  name: string
  call: AnyCall
  /** The sample as a plain record, for tests that iterate over its fields. */
  sample(school: SchoolScene): Promise<Record<string, unknown>>
}

type WideSamples = Record<string, Record<string, (school: SchoolScene) => unknown>>
const wideSamples = samples as unknown as WideSamples
const wideContract = contract as unknown as Record<keyof typeof contract, Record<string, AnyCall>>

function namedCalls(noun: keyof typeof contract): NamedCall[] {
  return Object.entries(wideContract[noun]).map(([name, call]) => ({
    noun,
    name,
    call,
    sample: async (school) => ({ ...((await wideSamples[noun]?.[name]?.(school)) as object) }),
  }))
}

/** Every call of the contract, in order. */
export const everyCall: NamedCall[] = (Object.keys(contract) as (keyof typeof contract)[]).flatMap(
  namedCalls,
)
