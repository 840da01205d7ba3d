import type { AnyCall, contract, InputOf } from '@titian/contract'
import type { SchoolScene } from './scene.ts'

type Contract = typeof contract

/** Every field is filled, including optional ones, so that each is tested. */
type Filled<Input> = { [Field in keyof Input]-?: Exclude<Input[Field], undefined> }
type Sample<C extends AnyCall> = (
  school: SchoolScene,
) => Filled<InputOf<C>> | Promise<Filled<InputOf<C>>>

/** A call without a sample does not compile. */
export type Samples = {
  [Noun in keyof Contract]: {
    [Name in keyof Contract[Noun]]: Contract[Noun][Name] extends AnyCall
      ? Sample<Contract[Noun][Name]>
      : never
  }
}

/**
 * Fields that are given together with a file, whose encoding a person may choose. The files are
 * ASCII, so the encoding changes nothing.
 */
export const encoded = { encoding: 'windows-1252' } as const

export const page = { page: 1, size: 10 }
